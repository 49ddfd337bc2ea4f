import { addressLines } from '#shop/orders/record/addresses/address-lines.ts'
import type { BuyerOrder } from '#shop/orders/record/order-views.ts'
import { presentWords } from '#shop/orders/record/present.copy.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { recordPageCopy } from './copy.ts'
import styles from './order.module.css'

interface ShipToProps {
  order: BuyerOrder
  /** The shop's country, which the address leaves out. */
  home: string
  mails: boolean
}

export function ShipTo({ order, home, mails }: ShipToProps) {
  const { shipTo, pickup, buyer } = order
  const present = presentWords(order)
  return (
    <section aria-labelledby="where">
      <h2 id="where" className={`${prose.heading} ${styles.title}`}>
        {pickup === null ? recordPageCopy.whereItGoes : recordPageCopy.pickUp}
      </h2>
      {pickup !== null ? (
        <p className={styles.under}>{pickup}</p>
      ) : shipTo ? (
        <address className={`${layout.stack} ${prose.wraps} ${styles.under}`}>
          {addressLines(shipTo, home).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ) : (
        <p className={styles.under}>{recordPageCopy.addressLater}</p>
      )}
      {present.length > 0 && (
        <>
          <h2 className={`${prose.heading} ${styles.title}`}>{recordPageCopy.itsAPresent}</h2>
          {present.map((words) => (
            <p key={words} className={`${prose.lines} ${styles.under}`}>
              {words}
            </p>
          ))}
        </>
      )}
      {mails && buyer.email && (
        <p className={`${prose.hint} ${prose.wraps} ${styles.under}`}>
          {recordPageCopy.updatesGoTo(buyer.email)}
        </p>
      )}
    </section>
  )
}
