import { type ReactNode, useId } from 'react'
import { dayInWords } from '#platform/time/zone.ts'
import styles from '#shop/checkout/cart/pages/cart.module.css'
import { Fold } from '#shop/checkout/cart/pages/fold.tsx'
import { longestGiftNote, type Present } from '#shop/checkout/present/present.ts'
import { FieldWords } from '#web/form/inputs/field-words.tsx'
import { PageForm, repeated, usePageRefusal } from '#web/form/plain/page-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { addressOf } from '#web/ui/hooks/api.ts'
import { useSiteFact } from '#web/ui/hooks/use-site-fact.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { presentPageCopy as copy } from './copy.ts'

interface PresentFieldProps {
  present: Present | null
  /** In the studio's time zone, '2026-12-24'. */
  today: string
  answer: string | null
  printer: boolean
}

const to = addressOf('PUT /api/cart/present')

export function PresentField({ present, today, answer, printer }: PresentFieldProps) {
  const mails = useSiteFact('mails')
  const isRefused = usePageRefusal(to) !== null
  if (present === null) {
    return (
      <Ribbon line={copy.isOne} open={isRefused}>
        <PresentForm present={null} today={today}>
          {copy.make}
        </PresentForm>
      </Ribbon>
    )
  }
  const { note, wantedBy } = present
  return (
    <div className={layout.stack2}>
      <Ribbon line={copy.title} more={note === '' ? copy.noNote : `“${note}”`} open={isRefused}>
        <p className={`${prose.name} ${prose.lines}`}>{note === '' ? copy.noNote : `“${note}”`}</p>
        <p>{copy.noPrices}</p>
        {printer && <p>{copy.printer}</p>}
        <p>
          {copy.goesTo} {mails && copy.mails}
        </p>
        <div className={`${layout.words5} ${styles.options}`}>
          <Fold summary={copy.change} open={isRefused}>
            <PresentForm present={present} today={today}>
              {copy.keep}
            </PresentForm>
          </Fold>
          <form method="post" action={addressOf('DELETE /api/cart/present')}>
            <input type="hidden" name="_method" value="DELETE" />
            <button type="submit" className={control.plain}>
              {copy.none}
            </button>
          </form>
        </div>
      </Ribbon>
      {wantedBy !== null && (
        <p className={prose.hint}>
          {copy.wanted(dayInWords(wantedBy))} {answer}
        </p>
      )}
    </div>
  )
}

interface RibbonProps {
  line: string
  more?: string
  open: boolean
  children: ReactNode
}

function Ribbon({ line, more, open, children }: RibbonProps) {
  return (
    <details id="present" className={layout.anchor} open={open || undefined}>
      <summary className={styles.ribbon}>
        <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.bow}>
          <path d="M16 14.5c-4.6-7.4-11.8-8.2-12.2-3.2-.3 4.6 6 5.6 12.2 3.2Zm0 0c4.6-7.4 11.8-8.2 12.2-3.2.3 4.6-6 5.6-12.2 3.2Zm-.3.3c-1.3 4-3.7 7.5-6.9 10.2m7.5-10.2c1.3 4 3.7 7.5 6.9 10.2" />
        </svg>
        <span className={styles.ribbonLine}>
          <strong>{line}</strong>
          {more && <span className={prose.hint}> {more}</span>}
        </span>
      </summary>
      <div className={`${layout.stack2} ${layout.narrow} ${styles.unfolded}`}>{children}</div>
    </details>
  )
}

interface PresentFormProps {
  present: Present | null
  today: string
  children: ReactNode
}

function PresentForm({ present, today, children }: PresentFormProps) {
  const id = useId()
  const refusal = usePageRefusal(to)
  const isNotes = refusal?.failure.field === 'note'
  return (
    <PageForm to={to} className={control.form}>
      <input type="hidden" name="_method" value="PUT" />
      <label htmlFor={`${id}-note`}>{copy.note}</label>
      <textarea
        id={`${id}-note`}
        {...repeated(refusal, 'note', present?.note)}
        rows={3}
        maxLength={longestGiftNote}
        aria-describedby={`${id}-most`}
        className={`${control.flat} ${control.entry}`}
      />
      <FieldWords
        id={`${id}-most`}
        hint={copy.most(longestGiftNote)}
        problem={isNotes ? refusal?.failure.message : null}
      />
      <label htmlFor={`${id}-day`}>{copy.day}</label>
      <input
        id={`${id}-day`}
        {...repeated(refusal, 'wantedBy', present?.wantedBy ?? '')}
        type="date"
        aria-describedby={`${id}-problem`}
        min={today}
        className={`${control.flat} ${control.entry}`}
      />
      <FieldWords id={`${id}-problem`} problem={isNotes ? null : refusal?.failure.message} />
      <div>
        <Button type="submit" variant="quiet">
          {children}
        </Button>
      </div>
    </PageForm>
  )
}
