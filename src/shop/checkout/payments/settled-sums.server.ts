import type { Cents } from '#platform/money/money.ts'
import { spread } from '#platform/spread.ts'
import type { PaymentSession } from '#services/payments/port.ts'
import { discountedBy, type OrderLine, taxedGoods } from '#shop/orders/record/lines.server.ts'
import {
  type OrderRecord,
  orderTaxParts,
  taxColumns,
} from '#shop/orders/record/order-record.server.ts'
import { type SaleTax, taxOfSale } from '#shop/store/tax/sale-tax.ts'
import type { StoreTax } from '#shop/store/tax/tax.ts'

type Sums = Partial<Pick<OrderRecord, 'total' | 'discount'>> &
  Partial<ReturnType<typeof taxColumns>>

/** The paid sums, if discount and tax explain them. `lines` as the order began. */
export function settledSums(
  order: OrderRecord,
  session: PaymentSession,
  lines: readonly OrderLine[],
): Sums {
  const isExplained = dueSum(order, session) === session.total
  const { total, discount: off, tax } = isExplained ? session : { ...order, discount: 0, tax: 0 }
  const sums = isExplained ? { total, discount: order.discount + off } : {}
  if (tax !== 0) {
    const country = session.shipTo?.country ?? order.tax_country
    const parts = [{ rate: null, gross: total, tax }]
    return { ...sums, ...taxColumns({ country, parts, tax, note: null }) }
  }
  const goods = off > 0 ? discountedBy(lines, off, order.currency) : lines
  const known = taxAfter(order, session, goods, off)
  return { ...sums, ...(known && taxColumns(known)) }
}

/** Null: the stored tax stays. `off`: the provider's discount. */
function taxAfter(
  order: OrderRecord,
  { shipTo }: PaymentSession,
  lines: readonly OrderLine[],
  off: Cents,
): SaleTax | null {
  if (order.tax_terms === null) return null
  const terms = JSON.parse(order.tax_terms) as StoreTax
  // Tax on top was its own line, and was paid as requested.
  if (terms.state !== null && order.tax_country === terms.state) return lessDiscount(order, off)
  const destination = shipTo?.country ?? order.destination
  return taxOfSale(terms, destination, taxedGoods(lines), order.shipping, order.currency)
}

function lessDiscount(order: OrderRecord, off: Cents): SaleTax {
  const parts = orderTaxParts(order)
  const shares = spread(
    off,
    parts.map(({ gross, tax }) => gross - tax),
  )
  return {
    country: order.tax_country,
    tax: order.tax,
    note: order.tax_note,
    parts: parts.map((part, at) => ({ ...part, gross: part.gross - (shares[at] ?? 0) })),
  }
}

/** The order's total may include the tax already. */
export function dueSum(order: OrderRecord, { discount, tax }: PaymentSession): number {
  return order.total - discount + (order.tax_included === 1 ? 0 : tax)
}

/** A state's tax was charged and isn't due, or is due and wasn't charged. */
export function isTaxedElsewhere(order: OrderRecord, { shipTo }: PaymentSession): boolean {
  if (order.tax_terms === null || !shipTo) return false
  const { state } = JSON.parse(order.tax_terms) as StoreTax
  if (state === null) return false
  const isThere = `${shipTo.country}-${shipTo.state.trim().toUpperCase()}` === state
  return isThere !== (order.tax_country === state)
}
