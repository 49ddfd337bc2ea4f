import type { Currency } from '#platform/money/currency.ts'
import { toDecimal } from '#platform/money/money.ts'
import { inDecimals } from '#shop/orders/ledger/ledger.calls.ts'
import type { OrderedLine, OrderTax } from '#shop/orders/record/order.ts'
import { isAtLeast, type StaffRole } from '#shop/people/staff/staff-role.ts'
import type { OwnerOrder, OwnerOrderRow } from './owner-order.ts'
import { stateWords, withoutBooks } from './owner-order.ts'

/** A list row as the API sends it: decimals, no picture placeholders. */
export function ownerRowJson(order: OwnerOrderRow) {
  return {
    ...order,
    stateWords: stateWords(order),
    lines: order.lines.map((line) => lineJson(line, order.currency)),
    total: toDecimal(order.total, order.currency),
    refunded: toDecimal(order.refunded, order.currency),
    lost: toDecimal(order.lost, order.currency),
  }
}

/** `role`: the caller's. */
export function ownerOrderJson(whole: OwnerOrder, role: StaffRole | null) {
  const order = isAtLeast(role, 'partner') ? whole : withoutBooks(whole)
  return {
    ...order,
    ...ownerRowJson(order),
    lines: order.lines.map((line) => ({
      ...lineJson(line, order.currency),
      discount: toDecimal(line.discount, order.currency),
    })),
    subtotal: toDecimal(order.subtotal, order.currency),
    shipping: toDecimal(order.shipping, order.currency),
    discount: toDecimal(order.discount, order.currency),
    tax: toDecimal(order.tax, order.currency),
    taxParts: taxPartsJson(order),
    ledger: inDecimals(order.ledger, order.currency),
  }
}

export function taxPartsJson({
  taxParts,
  currency,
}: Pick<OrderTax, 'taxParts'> & { currency: Currency }) {
  return taxParts.map(({ rate, gross, tax }) => ({
    rate,
    gross: toDecimal(gross, currency),
    tax: toDecimal(tax, currency),
  }))
}

function lineJson(
  { unitPrice, picture: _, ownName: __, variantId: ___, ...line }: OrderedLine,
  currency: Currency,
) {
  return { ...line, price: toDecimal(unitPrice, currency) }
}
