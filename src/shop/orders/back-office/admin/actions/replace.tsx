import { useNavigate } from 'react-router'
import { orderAddress } from '#shop/orders/back-office/admin/orders-address.ts'
import { canReplace } from '#shop/orders/back-office/owner-actions.ts'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { linesLeft } from '#shop/orders/back-office/to-ship.ts'
import { replacementSchema } from '#shop/orders/replacements/replacement.schema.ts'
import { DialogButton } from '#web/admin/list/dialog-button.tsx'
import { focusOn } from '#web/admin/list/focus-on.ts'
import { DialogForm } from '#web/form/dialog-form.tsx'
import { line } from '#web/form/fields.ts'
import { newFormId, useFields } from '#web/form/use-fields.tsx'
import { refundCopy } from './copy.ts'
import { PieceCounts, pieceCounts } from './piece-counts.tsx'
import { seenOrder } from './seen-order.ts'

/** Renders nothing before something was shipped. */
export function Replace({ order, mails }: { order: OwnerOrder; mails: boolean }) {
  return (
    <DialogButton
      name="replace"
      label={refundCopy.replace}
      title={refundCopy.replaceTitle(order.number)}
      offered={canReplace(order)}
    >
      {(close) => <ReplaceForm order={order} mails={mails} onClose={close} />}
    </DialogButton>
  )
}

const why = line({
  label: refundCopy.replaceWhy,
  hint: refundCopy.replaceWhyHint,
  max: 200,
  optional: true,
})

interface ReplaceFormProps {
  order: OwnerOrder
  mails: boolean
  onClose(): void
}

function ReplaceForm({ order, mails, onClose }: ReplaceFormProps) {
  const { id, lines } = order
  const navigate = useNavigate()
  const pieces = linesLeft(lines)
  const [only] = pieces.length === 1 ? pieces : []
  const first = only ? { [only.lineId]: 1 } : {}
  const form = useFields(
    { lines: pieceCounts({ first }), why },
    {
      to: 'POST /api/orders/id/{id}/replacement',
      path: { id },
      ...seenOrder(order),
      schema: replacementSchema,
      // The same attempt is sent once.
      body: (typed, _, from) => ({ ...typed, attempt: from?.formId ?? newFormId() }),
      saved: refundCopy.replaced,
      failed: refundCopy.notReplaced,
      onSaved: async ({ number }) => {
        await navigate(orderAddress(number))
        focusOn('main h1')
      },
    },
  )
  return (
    <DialogForm
      form={form}
      save={refundCopy.replaceIt}
      keep={refundCopy.dontReplace}
      onClose={onClose}
    >
      <p>{refundCopy.replaceText(mails)}</p>
      <PieceCounts lines={pieces} {...form.bind('lines')} />
      {form.show('why')}
    </DialogForm>
  )
}
