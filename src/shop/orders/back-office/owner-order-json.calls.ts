import type { Currency } from '#platform/money/currency.ts'
import { type Cents, toDecimal } from '#platform/money/money.ts'
import { inDecimals } from '#shop/orders/ledger/ledger.calls.ts'
import type { Order, OrderedLine } from '#shop/orders/record/order.ts'
import { isAtLeast, type StaffRole } from '#shop/people/staff/staff-role.ts'
import type { OwnerOrder, OwnerOrderRow } from './owner-order.ts'
import { stateWords, withoutBooks } from './owner-order.ts'

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

export function ownerOrderJson(whole: OwnerOrder, role: StaffRole | null) {
  const order = isAtLeast(role, 'partner') ? whole : withoutBooks(whole)
  return {
    ...order,
    ...ownerRowJson(order),
    lines: order.lines.map((line) => ({
      ...lineJson(line, order.currency),
      discount: toDecimal(line.discount, order.currency),
      ...(line.tax !== undefined && { tax: toDecimal(line.tax, order.currency) }),
    })),
    ...sumsJson(order),
    leftToRefund: toDecimal(order.leftToRefund, order.currency),
    ledger: inDecimals(order.ledger, order.currency),
  }
}

type Sums = Pick<
  Order,
  'currency' | 'subtotal' | 'shipping' | 'discount' | 'tax' | 'taxParts' | 'total' | 'refunded'
>

/** In decimals of the order's currency. */
export function sumsJson({ taxParts, ...order }: Sums) {
  const money = (cents: Cents) => toDecimal(cents, order.currency)
  return {
    subtotal: money(order.subtotal),
    shipping: money(order.shipping),
    discount: money(order.discount),
    tax: money(order.tax),
    taxParts: taxParts.map(({ rate, gross, tax }) => ({
      rate,
      gross: money(gross),
      tax: money(tax),
    })),
    total: money(order.total),
    refunded: money(order.refunded),
  }
}

function lineJson(line: OrderedLine, currency: Currency) {
  const {
    unitPrice,
    picture: _,
    ownName: __,
    variantId: ___,
    inventoryPolicy,
    tax: ____,
    ...rest
  } = line
  return { ...rest, making: inventoryPolicy, price: toDecimal(unitPrice, currency) }
}
