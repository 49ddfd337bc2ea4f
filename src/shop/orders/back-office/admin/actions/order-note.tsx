import { useId } from 'react'
import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import { DetailPart } from '#shop/orders/back-office/admin/detail/detail-part.tsx'
import { longestNote, type OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import fieldSheet from '#web/form/field.module.css'
import { long } from '#web/form/fields.ts'
import { Form } from '#web/form/form.tsx'
import { BareText } from '#web/form/inputs/bare.tsx'
import { FieldWords } from '#web/form/inputs/field-words.tsx'
import { Refused } from '#web/form/refused.tsx'
import { SaveBar } from '#web/form/save-bar.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import layout from '#web/ui/kit/layout.module.css'
import styles from './actions.module.css'

const fields = { note: long({ label: ordersCopy.note }) }

const storedNote = ({ note }: Pick<OwnerOrder, 'note'>) => ({
  note: note?.text,
  version: note?.at ?? 0,
})

export function OrderNote({ order }: { order: OwnerOrder }) {
  const hydrated = useHydrated()
  const id = useId()
  const path = { id: order.id }
  const form = useFields(fields, {
    name: `note-${order.id}`,
    to: 'PUT /api/orders/id/{id}/note',
    path,
    schema: null,
    stored: storedNote(order),
    load: { from: 'GET /api/orders/id/{id}', path },
    read: storedNote,
    saved: ordersCopy.noteSaved,
    failed: ordersCopy.noteFailed,
  })
  const { problem, problemOf: _, onSending: __, ...note } = form.bind('note')
  return (
    <DetailPart id={`${id}-title`} title={<label htmlFor={id}>{ordersCopy.note}</label>}>
      <Form form={form} inline className={`${layout.stack3} ${layout.full}`}>
        <div data-field="note">
          <BareText
            {...note}
            id={id}
            aria-describedby={`${id}-problem`}
            rows={2}
            maxLength={longestNote}
            placeholder={ordersCopy.noteHint}
            className={`${fieldSheet.input} ${styles.noteWords}`}
          />
          <FieldWords id={`${id}-problem`} problem={problem} />
        </div>
        {(form.dirty || !hydrated) && (
          <SaveBar inline reason={<Refused form={form} />}>
            <Button variant="quiet" type="submit" busy={form.state === 'saving'}>
              {ordersCopy.saveTheNote}
            </Button>
          </SaveBar>
        )}
      </Form>
    </DetailPart>
  )
}
