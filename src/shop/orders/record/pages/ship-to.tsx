import { addressLines } from '#shop/orders/record/addresses/address-lines.ts'
import type { OrderView } from '#shop/orders/record/order.ts'
import { presentWords } from '#shop/orders/record/present.copy.ts'
import prose from '#web/ui/kit/prose.module.css'
import styles from './order.module.css'

export function ShipTo({ order }: { order: OrderView }) {
  const { shipTo, pickup, buyer } = order
  const present = presentWords(order)
  return (
    <section aria-labelledby="where">
      <h2 id="where" className={`${prose.heading} ${styles.title}`}>
        {pickup === null ? 'Where it goes' : 'Where you pick it up'}
      </h2>
      {pickup !== null ? (
        <p>{pickup}</p>
      ) : shipTo ? (
        <address className={styles.address}>
          {addressLines(shipTo, 'US').map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ) : (
        <p>The address comes with the payment.</p>
      )}
      {present.length > 0 && (
        <>
          <h2 className={`${prose.heading} ${styles.title}`}>It’s a present</h2>
          {present.map((words) => (
            <p key={words} className={styles.present}>
              {words}
            </p>
          ))}
        </>
      )}
      {buyer.email && <p className={styles.mail}>Updates go to {buyer.email}.</p>}
    </section>
  )
}
