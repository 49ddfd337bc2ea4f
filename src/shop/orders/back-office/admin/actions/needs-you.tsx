import { Link } from 'react-router'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import { LineThumb } from '#shop/orders/back-office/admin/detail/line-thumb.tsx'
import { listAddress, orderAddress } from '#shop/orders/back-office/admin/orders-address.ts'
import { NextToShip } from '#shop/orders/back-office/admin/shipping/next-to-ship.tsx'
import type { NeedsYou, OwnerOrderRow, StuckJob } from '#shop/orders/back-office/owner-order.ts'
import { type Clocks, dayInside } from '#web/admin/list/days.ts'
import list from '#web/admin/list/list.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import entry from '../orders-list.module.css'
import styles from './actions.module.css'
import { RetryButton, retry } from './order-issues.tsx'
import { explainRefusal } from './refusal.ts'

interface NeedsYouListProps {
  waiting: NeedsYou
  toShip: number
  next: OwnerOrderRow | null
  clocks: Clocks
  messages: number
  atPrinter: number
  lawWants: number
  notices: readonly { words: string; to: string }[]
}

export function NeedsYouList(needs: NeedsYouListProps) {
  const { waiting, toShip, next, clocks, messages, atPrinter, lawWants, notices } = needs
  const { count, orders, stuck } = waiting
  const loose = stuck.filter((job) => job.orderId === null)
  const more = count - orders.length - loose.length
  const others = atPrinter + lawWants + notices.length
  return (
    <section className={layout.stack2} aria-labelledby="waiting">
      <h2 id="waiting" className={`${layout.row3} ${layout.middle} ${prose.title3}`}>
        {titleFor(count + others, toShip, messages)}{' '}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </h2>
      {count > 0 && (
        <ul className={`${layout.stack} ${styles.list}`}>
          {orders.map((order) => (
            <li key={order.id}>
              <Link to={orderAddress(order.number)} className={styles.order}>
                {order.lines[0] && (
                  <span aria-hidden="true">
                    <LineThumb line={order.lines[0]} />
                  </span>
                )}
                <span>
                  <span className={`${prose.name} ${prose.wraps} ${entry.name}`}>
                    {ordersCopy.order(order.number)}
                    {order.buyer.name && `, ${order.buyer.name}`}
                  </span>
                  <span className={prose.small}>{why(order, stuck, clocks)}</span>
                </span>
              </Link>
            </li>
          ))}
          {loose.map((job) => (
            <li key={job.id}>
              <FailedJob job={job} />
            </li>
          ))}
        </ul>
      )}
      {next && !orders.some(({ id }) => id === next.id) && (
        <div className={layout.short}>
          <NextToShip then={[]} order={next} />
        </div>
      )}
      <p className={`${layout.words5} ${list.links}`} hidden={more + others === 0}>
        {more > 0 && (
          <Link to={listAddress({ filter: 'needs-you', search: '' })}>
            {ordersCopy.moreNeedYou(more)}
          </Link>
        )}
        {atPrinter > 0 && (
          <Link to={adminSectionPath('printer')}>{ordersCopy.changedAtPrinter(atPrinter)}</Link>
        )}
        {lawWants > 0 && <Link to={adminSectionPath('law')}>{ordersCopy.legalOpen(lawWants)}</Link>}
        {notices.map(({ words, to }) => (
          <Link key={to} to={to}>
            {words}
          </Link>
        ))}
      </p>
    </section>
  )
}

function titleFor(needs: number, toShip: number, messages: number): string {
  if (needs > 0) return ordersCopy.needsYou
  if (toShip > 0) return ordersCopy.onYourBench
  return messages > 0 ? ordersCopy.inYourInbox : ordersCopy.allQuiet
}

export function FailedJob({ job: { id, words, reason } }: { job: StuckJob }) {
  return (
    <div className={styles.job}>
      <span>
        <span className={`${prose.name} ${prose.wraps} ${entry.name}`}>
          {ordersCopy.failedForADay(words)}
        </span>
        <span className={prose.small}>{reason}</span>
      </span>
      <RetryButton run={retry(id)} done={ordersCopy.retried}>
        {ordersCopy.tryAgain}
      </RetryButton>
    </div>
  )
}

function why(order: OwnerOrderRow, stuck: readonly StuckJob[], clocks: Clocks): string {
  const { needs, issues, dispatchBy, id } = order
  if (needs.includes('dispute')) return ordersCopy.dispute
  if (issues.length > 0) return issues.map(({ words }) => words).join(' ')
  if (needs.includes('prints_failed')) {
    return ordersCopy.printsRefused(explainRefusal(order) ?? '').trim()
  }
  if (needs.includes('stuck')) {
    const job = stuck.find((one) => one.orderId === id)
    return job ? ordersCopy.failedWithReason(job.words, job.reason) : ordersCopy.somethingFailed
  }
  return ordersCopy.overdue(dispatchBy === null ? 'now' : dayInside(dispatchBy, clocks))
}
