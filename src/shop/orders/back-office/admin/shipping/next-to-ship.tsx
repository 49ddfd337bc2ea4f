import { Link } from 'react-router'
import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import { LineThumb } from '#shop/orders/back-office/admin/detail/line-thumb.tsx'
import { linesWords } from '#shop/orders/back-office/admin/detail/line-words.ts'
import { orderAddress } from '#shop/orders/back-office/admin/orders-address.ts'
import type { OwnerOrderRow } from '#shop/orders/back-office/owner-order.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import surface from '#web/ui/kit/surface.module.css'
import styles from '../actions/actions.module.css'
import entry from '../orders-list.module.css'

interface NextToShipProps {
  order: OwnerOrderRow
  then: readonly number[]
}

export function NextToShip({ order, then }: NextToShipProps) {
  const { number, buyer, lines } = order
  const [first] = lines
  return (
    <Link
      to={orderAddress(number, then)}
      className={`${layout.row4} ${layout.middle} ${surface.card} ${styles.nextToShipNext}`}
    >
      {first && <LineThumb line={first} />}
      <span className={`${layout.stack} ${layout.grows}`}>
        <span className={prose.hint}>{ordersCopy.nextToShip}</span>
        <span className={`${prose.name} ${prose.wraps} ${entry.name}`}>
          {ordersCopy.order(number)}
          {buyer.name && `, ${buyer.name}`}
        </span>
        <span className={`${prose.hint} ${styles.what}`}>{linesWords(lines)}</span>
      </span>
      <span aria-hidden="true" className={styles.arrow}>
        →
      </span>
    </Link>
  )
}
