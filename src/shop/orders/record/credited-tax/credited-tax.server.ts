import type { Reader, Writer } from '#platform/db/database.ts'
import { smallestStep } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'
import { addUp, spread } from '#platform/spread.ts'
import { readPaid } from '#shop/orders/ledger/ledger-rows.server.ts'
import {
  type OrderLine,
  readOrderLines,
  refundedQuantities,
} from '#shop/orders/record/lines.server.ts'
import { type OrderRecord, orderTaxParts } from '#shop/orders/record/order-record.server.ts'
import { type BoughtLine, linePaid, paidForUnits } from '#shop/orders/record/refunds/line-paid.ts'
import { rateOfSold, type TaxPart } from '#shop/store/tax/sale-tax.ts'
import type { StoreTax, TaxClass } from '#shop/store/tax/tax.ts'
import { creditedParts, type PiecesBack } from './credited-tax.ts'

export async function readCreditedParts(
  reader: Reader | Writer,
  order: OrderRecord,
): Promise<TaxPart[]> {
  const parts = orderTaxParts(order)
  const credited = await readCreditedSum(reader, order)
  // With one rate, the pieces make no difference.
  if (parts.length < 2 || order.tax_terms === null || credited === 0) {
    return creditedParts(parts, credited)
  }
  const terms = JSON.parse(order.tax_terms) as StoreTax
  const lines = await readOrderLines(reader, order.id)
  const done = await refundedQuantities(reader, [order.id], ['done'])
  const all = await refundedQuantities(reader, [order.id], ['done', 'asked'])
  const taxes = taxesOnTop(order, lines)
  const withTax = (line: OrderLine) => ({ ...line, tax: taxes.get(line.lineId) ?? 0 })
  const piecesBack = (line: OrderLine, from: number, to: number): PiecesBack => ({
    rate: rateOfSold(terms, order.tax_country, line.taxClass ?? 'standard'),
    cost: paidForUnits(withTax(line), order.currency, to - from, from),
  })
  // The provider may report a refund that the shop has requested a moment ago.
  const pieces = [
    ...lines.map((line) => piecesBack(line, 0, done.get(line.lineId) ?? 0)),
    ...lines.map((line) => piecesBack(line, done.get(line.lineId) ?? 0, all.get(line.lineId) ?? 0)),
  ]
  return creditedParts(parts, credited, pieces)
}

/**
 * The refunds without money that was paid beyond the order's total: no supply belongs to it. Sums
 * that name no pieces give it back first.
 */
export async function readCreditedSum(
  reader: Reader | Writer,
  { id, total, refunded }: OrderRecord,
): Promise<Cents> {
  if (refunded === 0 || refunded >= total) return Math.min(refunded, total)
  const surplus = (await readPaid(reader, id)) - total
  if (surplus <= 0) return refunded
  const ofPieces = await reader
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum<number | string | null>('amount').as('sum'))
    .where('order_id', '=', id)
    .where('state', '=', 'done')
    .where('lines', '!=', '[]')
    .executeTakeFirstOrThrow()
  const supplied = Math.min(refunded, Number(ofPieces.sum ?? 0))
  return supplied + Math.max(0, refunded - supplied - surplus)
}

type TaxedLine = BoughtLine & { lineId: number; taxClass?: TaxClass | undefined }

/**
 * Sales tax that the shop added to each line, by its id: what the shipping bears stays out. Empty where
 * prices include tax, or the payment provider computed it.
 */
export function taxesOnTop(
  order: OrderRecord,
  lines: readonly TaxedLine[],
): ReadonlyMap<number, Cents> {
  const terms = order.tax_terms === null ? null : (JSON.parse(order.tax_terms) as StoreTax)
  if (terms === null || terms.included || terms.state === null) return new Map()
  return new Map(
    orderTaxParts(order).flatMap(({ rate, gross, tax }) => {
      const own = lines.filter(
        ({ taxClass = 'standard' }) => rateOfSold(terms, order.tax_country, taxClass) === rate,
      )
      const paid = own.map(linePaid)
      const shares = spread(
        tax,
        [...paid, Math.max(0, gross - tax - addUp(paid))],
        smallestStep(order.currency),
      )
      return own.map(({ lineId }, at) => [lineId, shares[at] ?? 0] as const)
    }),
  )
}
