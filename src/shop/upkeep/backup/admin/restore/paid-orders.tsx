import { formatMoney } from '#platform/money/money.ts'
import { dateInWords } from '#platform/time/zone.ts'
import type { PaidList, PaidSession } from '#services/payments/port.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import { type Clocks, dayWords, timeWords } from '#web/admin/list/days.ts'
import { FormPart } from '#web/form/form.tsx'
import { prepare } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import styles from '../backups-screen.module.css'
import { bringBackCopy as copy } from './copy.ts'

/** `list`: null: the provider doesn't answer. */
export function PaidOrders({ list, clocks }: { list: PaidList | null; clocks: Clocks }) {
  const { paid, unreadBefore } = list ?? { paid: [], unreadBefore: null }
  if (list && paid.length === 0 && unreadBefore === null) return null
  return (
    <FormPart title={copy.paidTitle} hint={paid.length > 0 && copy.paidHint}>
      {list === null && <p className={styles.trouble}>{copy.noAnswer}</p>}
      {unreadBefore !== null && (
        <p className={styles.trouble}>
          {copy.unread(
            dateInWords(unreadBefore, clocks.zone),
            timeWords(unreadBefore, clocks.zone),
          )}
        </p>
      )}
      {paid.length > 0 && (
        <ul className={layout.stack}>
          {paid.map((session) => (
            <li key={session.id} className={`${layout.row4} ${styles.night}`}>
              <div className={layout.stack1}>
                <span className={prose.strong}>
                  {session.buyer.name ?? copy.nameless} ·{' '}
                  {formatMoney(session.total, session.currency)}
                </span>
                {factsOf(session).map((fact) => (
                  <span key={fact} className={`${prose.hint} ${prose.wraps}`}>
                    {fact}
                  </span>
                ))}
                <span className={prose.hint}>{dayWords(session.at, clocks)}</span>
              </div>
              <ActionButton
                look="soft"
                className={styles.action}
                run={prepare('POST /api/restored/paid/{session}', {
                  path: { session: session.id },
                })}
                {...copy.attended}
              >
                {copy.done}
                <span className="visually-hidden"> {session.buyer.name}</span>
              </ActionButton>
            </li>
          ))}
        </ul>
      )}
    </FormPart>
  )
}

function factsOf({ lines, buyer, shipTo, paymentRef }: PaidSession): string[] {
  const bought = lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')
  const { name, line1, line2, city, state, postal_code, country } = shipTo ?? {}
  const address = [name, line1, line2, city, state, postal_code, country].filter(Boolean).join(', ')
  return [bought, address, buyer.email, paymentRef].flatMap((fact) => fact || [])
}
