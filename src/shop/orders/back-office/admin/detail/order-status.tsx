import type { OwnerOrderRow } from '#shop/orders/back-office/owner-order.ts'
import { holdReason, needWords, stateWords } from '#shop/orders/back-office/owner-order.ts'
import { partsToShip } from '#shop/orders/back-office/to-ship.ts'
import styles from './order-detail.module.css'

export function OrderStatus({ order }: { order: OwnerOrderRow }) {
  // 'Prints refused' is in the status already, and a dispute says more than its issue.
  const disputed = order.needs.includes('dispute')
  const needs = order.needs.filter(
    (need) => need !== 'prints_failed' && !(disputed && need === 'issue'),
  )
  return (
    <>
      {needs.map((need) => (
        <span key={need} className={styles.stamp} data-ink="need">
          {needWords[need]}
        </span>
      ))}
      <span className={styles.stamp} data-ink={inkOf(order)}>
        {stateWords(order)}
      </span>
    </>
  )
}

function inkOf(order: OwnerOrderRow): string {
  const { state, fulfillments, refunded } = order
  if (order.voidReason !== null) return 'still'
  if (fulfillments.some((fulfillment) => fulfillment.state === 'failed')) return 'need'
  if (state === 'fulfilled') return refunded > 0 ? 'still' : 'done'
  if (state !== 'paid') return 'still'
  if (holdReason(order) !== null) return 'need'
  return partsToShip(order).length > 0 ? 'todo' : 'way'
}
