import { Link } from 'react-router'
import { LinePicture } from '#shop/orders/back-office/admin/detail/line-picture.tsx'
import { linesWords } from '#shop/orders/back-office/admin/detail/line-words.ts'
import entry from '#shop/orders/back-office/admin/detail/order-entry.module.css'
import { orderAddress } from '#shop/orders/back-office/admin/orders-address.ts'
import type { OwnerOrderRow } from '#shop/orders/back-office/owner-order.ts'
import styles from './next-to-ship.module.css'

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
