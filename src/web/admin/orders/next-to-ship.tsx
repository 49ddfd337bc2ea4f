import { Link } from 'react-router'
import type { OwnerOrderRow } from '#shop/order-admin/owner-order.ts'
import { LinePicture } from './line-picture.tsx'
import { linesWords } from './line-words.ts'
import styles from './next-to-ship.module.css'
import entry from './order-entry.module.css'
import { orderAddress } from './orders-address.ts'

/** What to wrap next: the order that has waited longest. */
export function NextToShip({ order }: { order: OwnerOrderRow }) {
  const { number, buyer, lines } = order
  const [first] = lines
  return (
    <Link to={orderAddress(number)} className={styles.next}>
      {first && <LinePicture line={first} />}
      <span className={styles.words}>
        <span className={styles.soft}>Next to ship</span>
        <span className={entry.name}>
          Order {number}
          {buyer.name && `, ${buyer.name}`}
        </span>
        <span className={styles.what}>{linesWords(lines)}</span>
      </span>
      <span aria-hidden="true" className={styles.arrow}>
        →
      </span>
    </Link>
  )
}
