/* A refund may fail and be paid again: its pieces are restocked once. Never touches money. */
import type { Writer } from '#platform/db/database.ts'
import { restock } from '#shop/catalogue/stock/stock.server.ts'
import { stockKey } from '#shop/catalogue/stock/stock.ts'
import type { RefundedLine } from '#shop/orders/record/lines.server.ts'
import { restockedUnits, restockRefs } from '#shop/orders/record/refunds/restock.ts'

export async function restockRefund(trx: Writer, orderId: string, refundId: string): Promise<void> {
  const refunds = await trx
    .selectFrom('refunds')
    .select(['id', 'state', 'lines'])
    .where('order_id', '=', orderId)
    .where('restock', '=', 1)
    .where('state', '!=', 'asked')
    .execute()
  const read = refunds.map((refund) => ({
    ...refund,
    lines: JSON.parse(refund.lines) as RefundedLine[],
  }))
  const wanted = countLines(
    read.filter(({ state }) => state === 'done'),
    ({ quantity }) => quantity,
  )
  const others = read.filter(({ id }) => id !== refundId)
  const there = countLines(others, restockedUnits)
  const mine = read.find(({ id }) => id === refundId)?.lines ?? []
  const lines = mine.map(({ lineId, quantity }) => {
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

function countLines(
  refunds: readonly { lines: RefundedLine[] }[],
  figure: (line: RefundedLine) => number,
): Map<number, number> {
  const sums = new Map<number, number>()
  for (const line of refunds.flatMap(({ lines }) => lines)) {
    sums.set(line.lineId, (sums.get(line.lineId) ?? 0) + figure(line))
  }
  return sums
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
