import { type ReactNode, useId } from 'react'
import { dayInWords } from '#platform/time/zone.ts'
import { Fold } from '#shop/checkout/cart/pages/fold.tsx'
import { longestGiftNote, type Present } from '#shop/checkout/cart/present.ts'
import { Button } from '#web/ui/button.tsx'
import { shopCopy } from '#web/ui/copy.ts'
import { addressOf } from '#web/ui/hooks/api.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import styles from '../cart-lines.module.css'

const copy = shopCopy.present

interface PresentFieldProps {
  present: Present | null
  /** In the studio's time zone, '2026-12-24'. */
  today: string
  answer: string | null
  printer: boolean
}

export function PresentField({ present, today, answer, printer }: PresentFieldProps) {
  if (present === null) {
    return (
      <Fold id="present" summary={copy.isOne}>
        <PresentForm present={null} today={today}>
          {copy.make}
        </PresentForm>
      </Fold>
    )
  }
  const { note, wantedBy } = present
  return (
    <section
      id="present"
      className={`${surface.card} ${layout.stack2} ${layout.narrow} ${layout.anchor} ${styles.present}`}
      aria-labelledby="present-title"
    >
      <h2 id="present-title" className={prose.title4}>
        {copy.title}
      </h2>
      <p className={`${prose.name} ${prose.lines}`}>{note === '' ? copy.noNote : `“${note}”`}</p>
      <p>{copy.noPrices}</p>
      {printer && <p>{copy.printer}</p>}
      <p>{copy.mails}</p>
      {wantedBy !== null && (
        <p>
          {copy.wanted(dayInWords(wantedBy))} {answer}
        </p>
      )}
      <div className={`${layout.words5} ${styles.ways}`}>
        <Fold summary={copy.change}>
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
    </section>
  )
}

interface PresentFormProps {
  present: Present | null
  today: string
  children: ReactNode
}

function PresentForm({ present, today, children }: PresentFormProps) {
  const id = useId()
  return (
    <form method="post" action={addressOf('PUT /api/cart/present')} className={control.form}>
      <input type="hidden" name="_method" value="PUT" />
      <label htmlFor={`${id}-note`}>{copy.note}</label>
      <textarea
        id={`${id}-note`}
        name="note"
        rows={3}
        maxLength={longestGiftNote}
        defaultValue={present?.note}
        aria-describedby={`${id}-most`}
        className={`${control.flat} ${control.entry}`}
      />
      <p id={`${id}-most`} className={prose.hint}>
        {copy.most(longestGiftNote)}
      </p>
      <label htmlFor={`${id}-day`}>{copy.day}</label>
      <input
        id={`${id}-day`}
        name="wantedBy"
        type="date"
        min={today}
        defaultValue={present?.wantedBy ?? ''}
        className={`${control.flat} ${control.entry}`}
      />
      <div>
        <Button type="submit" variant="quiet">
          {children}
        </Button>
      </div>
    </form>
  )
}
