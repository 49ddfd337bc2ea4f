import { Link } from 'react-router'
import { formatMoney } from '#platform/money/money.ts'
import type { OwnerOrderRow } from '#shop/orders/back-office/owner-order.ts'
import type { OrderedLine } from '#shop/orders/record/order.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { MoneyLabel } from '#web/ui/product/money-label.tsx'
import { ordersCopy } from './copy.ts'
import { LineThumb } from './detail/line-thumb.tsx'
import { linesWords } from './detail/line-words.ts'
import { OrderStatus } from './detail/order-status.tsx'
import { orderAddress } from './orders-address.ts'
import styles from './orders-list.module.css'

export function OrderRow({ order }: { order: OwnerOrderRow }) {
  const { number, buyer, lines, total } = order
  return (
    <Link to={orderAddress(number)} className={styles.slip}>
      <Pile lines={lines} />
      <span className={`${layout.stack} ${layout.start} ${layout.shrinks} ${styles.who}`}>
        <span className={`${prose.name} ${prose.wraps} ${styles.name}`}>
          {buyer.name ?? buyer.email ?? ordersCopy.somebody}
        </span>
        <span className={`${prose.hint} ${prose.whole}`}>{ordersCopy.order(number)}</span>
      </span>
      <span className={`${prose.hint} ${styles.what}`}>{linesWords(lines)}</span>
      <span className={`${layout.row2} ${styles.stamps}`}>
        <OrderStatus order={order} />
      </span>
      <span className={`${layout.stack} ${styles.sum}`}>
        <span className={`${prose.strong} ${prose.figures}`}>
          {formatMoney(total, order.currency)}
        </span>
        <span>
          <MoneyLabel money={order.money} />
        </span>
      </span>
    </Link>
  )
}

function Pile({ lines }: { lines: readonly OrderedLine[] }) {
  return (
    <span className={styles.pile} aria-hidden="true">
      {lines.slice(0, 3).map((line) => (
        <span key={line.lineId} className={styles.leaf}>
          <LineThumb line={line} />
        </span>
      ))}
      {lines.length === 0 && <span className={styles.nothing}>?</span>}
      {lines.length > 3 && <span className={styles.others}>+{lines.length - 3}</span>}
    </span>
  )
}
