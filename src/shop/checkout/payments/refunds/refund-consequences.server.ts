/* Each step books the difference, so that a repeated report is harmless. Owns no table. */
import type { Writer } from '#platform/db/database.ts'
import { voidNumbers } from '#shop/catalogue/editions/numbers.server.ts'
import { planFees } from '#shop/checkout/payments/fees.server.ts'
import { creditRefunds } from '#shop/orders/invoices/invoices.server.ts'
import { bookChanges } from '#shop/orders/ledger/ledger.server.ts'
import { readOrderLines, refundedQuantities } from '#shop/orders/record/lines.server.ts'
import { voidReason } from '#shop/orders/record/order-record.server.ts'

/** Call it with the order locked. */
export async function applyRefundEffects(trx: Writer, orderId: string, now: number): Promise<void> {
  await bookChanges(trx, orderId, now)
  await creditRefunds(trx, orderId, now)
  await planFees(trx, orderId, now)
  await voidNumbers(trx, orderId, await quantitiesBack(trx, orderId), now)
}

async function quantitiesBack(trx: Writer, orderId: string): Promise<Map<number, number>> {
  const { reason } = await trx
    .selectFrom('orders')
    .select(voidReason('orders').as('reason'))
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (reason === null) return refundedQuantities(trx, [orderId], ['done'])
  const lines = await readOrderLines(trx, orderId)
  return new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]))
}
