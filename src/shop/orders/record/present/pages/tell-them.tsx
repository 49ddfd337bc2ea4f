import { orderPath } from '#platform/addresses/page-paths.ts'
import { recordPageCopy } from '#shop/orders/record/pages/copy.ts'
import styles from '#shop/orders/record/pages/order.module.css'
import { longestFrom, type PresentWords } from '#shop/orders/record/present/present-words.ts'
import { Button } from '#web/ui/button.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { HandOn } from './hand-on.tsx'

const copy = recordPageCopy.tellThem

interface TellThemProps {
  token: string
  words: PresentWords
  /** Null until the form was sent. */
  address: string | null
}

/** The giver's link. The form changes nothing: its answer is this page with the link. */
export function TellThem({ token, words, address }: TellThemProps) {
  return (
    <section
      id="tell"
      className={`${layout.stack4} ${layout.anchor} ${layout.short} ${styles.offer}`}
      aria-labelledby="tell-title"
    >
      <h2 id="tell-title" className={prose.title3}>
        {copy.title}
      </h2>
      <p>{copy.text}</p>
      {address !== null && (
        <HandOn label={copy.link} address={address} title={recordPageCopy.onItsWayTo.title} />
      )}
      <form method="get" action={`${orderPath(token)}#tell`} className={control.form}>
        <input type="hidden" name="tell" value="1" />
        <label htmlFor="tell-from">{copy.from}</label>
        <input
          id="tell-from"
          name="from"
          maxLength={longestFrom}
          defaultValue={words.from}
          autoComplete="given-name"
          className={`${control.flat} ${control.entry}`}
        />
        <label className={`${layout.row2} ${layout.middle} ${control.target}`}>
          <input type="checkbox" name="pieces" value="1" defaultChecked={words.pieces} />
          {copy.pieces}
        </label>
        <div>
          <Button type="submit" variant="quiet">
            {address === null ? copy.make : copy.other}
          </Button>
        </div>
      </form>
    </section>
  )
}
