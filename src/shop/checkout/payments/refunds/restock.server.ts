/* A refund may fail and be paid again: its pieces are restocked once. Never touches money. */
import type { Writer } from '#platform/db/database.ts'
import { restock } from '#shop/catalogue/stock/stock.server.ts'
import { stockKey } from '#shop/catalogue/stock/stock.ts'
import { type RefundedLine, sumRefunded } from '#shop/orders/record/lines.server.ts'
import { restockedUnits, restockRefs } from '#shop/orders/record/refunds/restock.ts'

export async function restockRefund(trx: Writer, orderId: string, refundId: string): Promise<void> {
  const refunds = await trx
    .selectFrom('refunds')
    .select(['id', 'state', 'lines'])
    .where('order_id', '=', orderId)
    .where('restock', '=', 1)
    .where('state', '!=', 'asked')
    .execute()
  const wanted = sumRefunded(refunds.filter(({ state }) => state === 'done'))
  const others = refunds.filter(({ id }) => id !== refundId)
  const there = sumRefunded(others, restockedUnits)
  const mine = refunds.find(({ id }) => id === refundId)?.lines ?? '[]'
  const lines = (JSON.parse(mine) as RefundedLine[]).map(({ lineId, quantity }) => {
    const missing = (wanted.get(lineId) ?? 0) - (there.get(lineId) ?? 0)
    return { lineId, quantity, restocked: Math.max(0, Math.min(quantity, missing)) }
  })
  const back = await putIntoStock(trx, lines)
  await trx
    .updateTable('refunds')
    .set({ lines: JSON.stringify(back) })
    .where('id', '=', refundId)
    .execute()
}

type Restocked = RefundedLine & { restocked: number }

/** A size that is no longer sold takes no units. */
async function putIntoStock(trx: Writer, lines: readonly Restocked[]): Promise<Restocked[]> {
  const rows = await trx
    .selectFrom('order_lines')
    .select(['id', 'kind', 'product_id as productId', 'size', 'making as inventoryPolicy'])
    .where('id', 'in', [0, ...lines.map(({ lineId }) => lineId)])
    .execute()
  const refs = new Map(rows.flatMap((row) => restockRefs(row).map((ref) => [row.id, ref] as const)))
  const units = lines.flatMap(({ lineId, restocked: quantity }) => {
    const ref = refs.get(lineId)
    return ref && quantity > 0 ? [{ ...ref, quantity }] : []
  })
  const taken = await restock(trx, units)
  return lines.map((line) => {
    const ref = refs.get(line.lineId)
    return ref && !taken.has(stockKey(ref)) ? { ...line, restocked: 0 } : line
  })
}
