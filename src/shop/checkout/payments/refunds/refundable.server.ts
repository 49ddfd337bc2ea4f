import type { Writer } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { badInput } from '#platform/errors.ts'
import type { Cents } from '#platform/money/money.ts'
import { paymentsCopy } from '#shop/checkout/payments/copy.ts'
import { taxesOnTop } from '#shop/orders/record/credited-tax/credited-tax.server.ts'
import { type RefundedLine, readOrderLines, sumRefunded } from '#shop/orders/record/lines.server.ts'
import type { OrderRecord } from '#shop/orders/record/order-record.server.ts'
import { paidForUnits } from '#shop/orders/record/refunds/line-paid.ts'
import type { RefundInput } from './refund.schema.ts'

export interface Earlier {
  amount: Cents
  isDone: boolean
  lines: string
}

export async function readRefunds(trx: Writer, orderId: string): Promise<Earlier[]> {
  const rows = await trx
    .selectFrom('refunds')
    .select(['amount', 'state', 'lines'])
    .where('order_id', '=', orderId)
    .where('state', '!=', 'refused')
    .execute()
  return rows.map(({ state, ...row }) => ({ ...row, isDone: state === 'done' }))
}

export async function wantedLines(
  trx: Writer,
  order: OrderRecord,
  input: RefundInput,
  earlier: readonly Earlier[],
): Promise<{ lines: RefundedLine[]; price: Cents }> {
  if (input.amount !== undefined) return { lines: [], price: input.amount }
  const bought = await readOrderLines(trx, order.id)
  const taxes = taxesOnTop(order, bought)
  const back = sumRefunded(earlier)
  const left = new Map(
    bought.map(({ lineId, quantity }) => [lineId, quantity - (back.get(lineId) ?? 0)]),
  )
  const lines =
    input.lines ??
    [...left]
      .map(([lineId, quantity]) => ({ lineId, quantity }))
      .filter((each) => each.quantity > 0)
  let price = 0
  for (const { lineId, quantity } of lines) {
    const there = left.get(lineId) ?? 0
    const line = bought.find((each) => each.lineId === lineId)
    if (!line || quantity > there) throw badInput('lines', paymentsCopy.tooMany)
    left.set(lineId, there - quantity)
    const taxed = { ...line, tax: taxes.get(lineId) ?? 0 }
    price += paidForUnits(taxed, order.currency, quantity, line.quantity - there)
  }
  return { lines, price }
}

export function isIdempotencyMismatch(
  input: RefundInput,
  same: Pick<Tables['refunds'], 'amount' | 'lines'>,
): boolean {
  if (input.amount !== undefined) return input.amount !== same.amount
  if (!input.lines) return false
  const counts = (lines: readonly RefundedLine[]) =>
    lines.map(({ lineId, quantity }) => `${lineId}:${quantity}`).sort()
  const before = counts(JSON.parse(same.lines) as RefundedLine[])
  return counts(input.lines).join() !== before.join()
}
