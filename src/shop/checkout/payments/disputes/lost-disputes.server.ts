/* Owns the effects of disputes on an order. Never moves an order or its stock. */
import type { Writer } from '#platform/db/database.ts'
import type { Cents } from '#platform/money/money.ts'
import { readPaid } from '#shop/orders/ledger/ledger-rows.server.ts'
import { addOrderEvent } from '#shop/orders/record/order-events.server.ts'
import { closeIssues, raiseIssue } from '#shop/orders/record/order-issues.server.ts'
import { changeOrder } from '#shop/orders/record/order-record.server.ts'
import { releasePrints } from '#shop/orders/record/print-orders.server.ts'

/** `value` as in KeptEvent; `booked` 1 once the order shows it. */
interface Dispute {
  value: number
  booked: number
  amount: Cents | null
}

/** After a partly lost dispute the owner decides about the order. Safe to repeat. */
export async function bookDisputes(
  trx: Writer,
  orderId: string,
  disputes: readonly Dispute[],
  now: number,
): Promise<void> {
  const before = await trx
    .selectFrom('orders')
    .select(['disputed', 'lost_amount', 'refunded'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const paid = await readPaid(trx, orderId)
  const lost = disputes.filter(({ value }) => value === -1)
  const lostAmount = sumOfLost(lost)
  const isAll = lost.length > 0 && (lostAmount === null || before.refunded + lostAmount >= paid)
  const status = disputes.some(({ value }) => value === 1) ? 1 : 0
  const disputed = isAll ? 2 : status
  await changeOrder(trx, orderId, { disputed, lost_amount: lostAmount }, now)
  if (status === 0) await closeIssues(trx, orderId, ['dispute_open'], now)
  if (disputed === 0 && lost.length === 0) {
    if (before.disputed === 0 && before.lost_amount === null) return
    await closeIssues(trx, orderId, ['dispute_lost', 'dispute_lost_in_part'], now)
    await addOrderEvent(trx, orderId, 'dispute_won', '', now)
    await releasePrints(trx, orderId, now)
    return
  }
  if (isAll && before.disputed !== 2)
    await raiseIssue(trx, orderId, { code: 'dispute_lost', details: {} }, now)
  if (!isAll && lostAmount !== null && lostAmount !== before.lost_amount) {
    await closeIssues(trx, orderId, ['dispute_lost_in_part'], now)
    const details = { amount: lostAmount, paid }
    await raiseIssue(trx, orderId, { code: 'dispute_lost_in_part', details }, now)
  }
  // A closed dispute may be opened again under its old id.
  const isNewDispute =
    (disputed === 1 && before.disputed !== 1) ||
    disputes.some(({ value, booked }) => value === 1 && booked === 0)
  if (isNewDispute) await raiseIssue(trx, orderId, { code: 'dispute_open', details: {} }, now)
}

/** Null: nothing is lost, or the lost part of the payment is unknown. */
function sumOfLost(lost: readonly Dispute[]): Cents | null {
  if (lost.length === 0) return null
  return lost.reduce<Cents | null>(
    (sum, { amount }) => (sum === null || amount === null ? null : sum + amount),
    0,
  )
}
