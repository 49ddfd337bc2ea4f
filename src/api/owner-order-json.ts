import { toDecimal } from '#kernel/money.ts'
import { isAtLeast, type StaffRole } from '#shop/identity/staff-role.ts'
import type { OwnerOrder, OwnerOrderRow } from '#shop/order-admin/owner-order.ts'
import { stateWords, withoutBooks } from '#shop/order-admin/owner-order.ts'
import type { OrderLineView, OrderTax } from '#shop/orders/order.ts'
import { inDecimals } from './ledger.ts'

/** One of the owner's list, as the API tells it: decimals, no placeholders of pictures. */
export function ownerRowJson(order: OwnerOrderRow) {
  return {
    ...order,
    stateWords: stateWords(order),
    lines: order.lines.map(lineJson),
    total: toDecimal(order.total),
    refunded: toDecimal(order.refunded),
    lost: toDecimal(order.lost),
  }
}

/** `role`: whose call it answers. */
export function ownerOrderJson(whole: OwnerOrder, role: StaffRole | null) {
  const order = isAtLeast(role, 'partner') ? whole : withoutBooks(whole)
  return {
    ...order,
    ...ownerRowJson(order),
    lines: order.lines.map((line) => ({ ...lineJson(line), discount: toDecimal(line.discount) })),
    subtotal: toDecimal(order.subtotal),
    shipping: toDecimal(order.shipping),
    discount: toDecimal(order.discount),
    tax: toDecimal(order.tax),
    taxParts: taxPartsJson(order),
    ledger: inDecimals(order.ledger),
  }
}

/** What of an order is taxed at which rate, as the API tells it. */
export function taxPartsJson({ taxParts }: Pick<OrderTax, 'taxParts'>) {
  return taxParts.map(({ rate, gross, tax }) => ({
    rate,
    gross: toDecimal(gross),
    tax: toDecimal(tax),
  }))
}

function lineJson<L extends OrderLineView>({ unitPrice, picture: _, ...line }: L) {
  return { ...line, price: toDecimal(unitPrice) }
}
