import type { Cents } from '#kernel/money.ts'
import type { OrderRecord } from '#shop/orders/order-record.server.ts'
import { includedTax } from '#shop/place/tax.ts'
import type { PaymentSession } from './payment.ts'

/** What was paid, when the discount and the tax explain it; else the order keeps its own sum. */
export function sumsOf(
  order: OrderRecord,
  session: PaymentSession,
): Partial<Pick<OrderRecord, 'total' | 'discount' | 'tax'>> {
  const { total, discount, tax } = session
  if (dueOf(order, session) !== total) return {}
  // The provider's own reckoning counts; without one, the rate that was told.
  const within = order.tax_included === 1 && tax === 0 ? includedTax(total, order.tax_rate) : tax
  return { total, discount: order.discount + discount, tax: within }
}

/** What an order comes to with the provider's discount and tax: the latter may be within already. */
export function dueOf(order: OrderRecord, { discount, tax }: PaymentSession): Cents {
  return order.total - discount + (order.tax_included === 1 ? 0 : tax)
}
