import { discountedBy, type OrderLine, taxedGoods } from '#shop/orders/record/lines.server.ts'
import { type OrderRecord, taxColumns } from '#shop/orders/record/order-record.server.ts'
import { type SaleTax, taxOfSale } from '#shop/store/tax/sale-tax.ts'
import type { PlaceTax } from '#shop/store/tax/tax.ts'
import type { PaymentSession } from './payment.ts'

type Sums = Partial<Pick<OrderRecord, 'total' | 'discount'>> &
  Partial<ReturnType<typeof taxColumns>>

/**
 * What was paid, when the discount and the tax explain it; else the order keeps its own sum. `lines`:
 * as they were begun.
 */
export function sumsOf(
  order: OrderRecord,
  session: PaymentSession,
  lines: readonly OrderLine[],
): Sums {
  const isExplained = dueOf(order, session) === session.total
  const { total, discount: off, tax } = isExplained ? session : { ...order, discount: 0, tax: 0 }
  const sums = isExplained ? { total, discount: order.discount + off } : {}
  if (tax !== 0) {
    const country = session.shipTo?.country ?? order.tax_country
    const parts = [{ rate: null, gross: total, tax }]
    return { ...sums, ...taxColumns({ country, parts, tax, note: null }) }
  }
  const known = taxAfter(order, session, off > 0 ? discountedBy(lines, off, order.currency) : lines)
  return { ...sums, ...(known && taxColumns(known)) }
}

/**
 * The tax within what was paid, by the address that it goes to; null where what was written down stays:
 * tax on top has been paid as it was asked for.
 */
function taxAfter(
  order: OrderRecord,
  { shipTo }: PaymentSession,
  lines: readonly OrderLine[],
): SaleTax | null {
  if (order.tax_terms === null) return null
  const terms = JSON.parse(order.tax_terms) as PlaceTax
  if (terms.state !== null && order.tax_country === terms.state) return null
  const destination = shipTo?.country ?? order.destination
  return taxOfSale(terms, destination, taxedGoods(lines), order.shipping)
}

/** What an order comes to with the provider's discount and tax: the latter may be within already. */
export function dueOf(order: OrderRecord, { discount, tax }: PaymentSession): number {
  return order.total - discount + (order.tax_included === 1 ? 0 : tax)
}

/** Whether tax of a state was asked for where none is due, or none where it is. */
export function isTaxedElsewhere(order: OrderRecord, { shipTo }: PaymentSession): boolean {
  if (order.tax_terms === null || !shipTo) return false
  const { state } = JSON.parse(order.tax_terms) as PlaceTax
  if (state === null) return false
  const isThere = `${shipTo.country}-${shipTo.state.trim().toUpperCase()}` === state
  return isThere !== (order.tax_country === state)
}
