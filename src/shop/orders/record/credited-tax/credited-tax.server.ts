import type { Reader, Writer } from '#platform/db/database.ts'
import {
  type OrderLine,
  readOrderLines,
  refundedQuantities,
} from '#shop/orders/record/lines.server.ts'
import { type OrderRecord, orderTaxParts } from '#shop/orders/record/order-record.server.ts'
import { paidForUnits } from '#shop/orders/record/paid/line-paid.ts'
import { rateOfSold, type TaxPart } from '#shop/store/tax/sale-tax.ts'
import type { StoreTax } from '#shop/store/tax/tax.ts'
import { creditedParts, type PiecesBack } from './credited-tax.ts'
import { taxesOnTop } from './taxes-on-top.ts'

type Taxed = Pick<
  OrderRecord,
  | 'id'
  | 'currency'
  | 'refunded'
  | 'total'
  | 'tax'
  | 'tax_rate'
  | 'tax_parts'
  | 'tax_terms'
  | 'tax_country'
>

export async function readCreditedParts(reader: Reader | Writer, order: Taxed): Promise<TaxPart[]> {
  const parts = orderTaxParts(order)
  // With one rate, the pieces make no difference.
  if (parts.length < 2 || order.tax_terms === null || order.refunded === 0) {
    return creditedParts(parts, order.refunded)
  }
  const terms = JSON.parse(order.tax_terms) as StoreTax
  const lines = await readOrderLines(reader, order.id)
  const done = await refundedQuantities(reader, [order.id], ['done'])
  const all = await refundedQuantities(reader, [order.id], ['done', 'asked'])
  const { tax_terms, tax_country: country, currency } = order
  const sale = { terms: tax_terms, country, parts, currency }
  const taxes = taxesOnTop(sale, lines)
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
  return creditedParts(parts, order.refunded, pieces)
}
