import { Link } from 'react-router'
import { formatMoney } from '#kernel/money.ts'
import { useFreshOnReturn } from '../use-fresh-on-return.ts'
import { Bought } from './bought.tsx'
import { CallOff } from './call-off.tsx'
import { dayInside, timeWords } from './days.ts'
import { GoesTo } from './goes-to.tsx'
import { History } from './history.tsx'
import { Needs } from './needs.tsx'
import { NoteField } from './note-field.tsx'
import styles from './order-sheet.module.css'
import type { OrdersData } from './orders-screen.tsx'
import { Part } from './part.tsx'
import { Refund } from './refund.tsx'
import { Stamps } from './stamps.tsx'

/** Everything about one order, and everything that can be done with it. */
export function OrderSheet({ order, clocks }: Extract<OrdersData, { view: 'order' }>) {
  useFreshOnReturn()
  const { buyer, total, createdAt, page } = order
  return (
    <div className={styles.sheet}>
      <div className={styles.lead}>
        <p className={styles.sentence}>
          {buyer.name ?? 'Somebody'}, {formatMoney(total)}, {dayInside(createdAt, clocks)} at{' '}
          {timeWords(createdAt, clocks.zone)}
        </p>
        <p className={styles.stamps}>
          <Stamps order={order} />
        </p>
      </div>
      <Needs order={order} clocks={clocks} />
      <div className={styles.columns}>
        <div className={styles.bought}>
          <Bought order={order} />
        </div>
        <div className={styles.where}>
          <GoesTo order={order} />
        </div>
        <div className={styles.parts}>
          {order.parts.map((part) => (
            <Part key={part.part} order={order} part={part} clocks={clocks} />
          ))}
        </div>
        <div className={styles.rest}>
          <NoteField order={order} />
          <History order={order} clocks={clocks} />
          <div className={styles.ways}>
            <Link to={page} className={styles.way} target="_blank">
              See the buyer’s page ↗<span className="visually-hidden"> (opens in a new tab)</span>
            </Link>
            <Refund order={order} />
            <CallOff order={order} />
          </div>
        </div>
      </div>
    </div>
  )
}
