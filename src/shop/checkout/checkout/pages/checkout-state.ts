import type { Currency } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'
import type { CartView } from '#shop/checkout/cart/cart.ts'
import { tooLittleForCards } from '#shop/checkout/checkout/smallest-payment.ts'

export interface CheckoutState {
  /** The code's reduction of the pieces. */
  off: Cents
  /** Sales tax that the prices don't hold. */
  onTop: Cents
  /** Null: nobody knows yet what sending costs. */
  total: Cents | null
  /** Lines that somebody else is paying for. */
  held: number
  /** The other lines can be paid. */
  rest: boolean
  tooLittle: string | null
  codeFails: boolean
  ready: boolean
}

export function checkoutState(view: CartView, currency: Currency): CheckoutState {
  const { discount, subtotal, tax, lines, quote } = view
  const held = lines.filter(({ state }) => state === 'held').length
  const rest = held > 0 && held < lines.length
  const off = Math.min(discount?.amount ?? 0, subtotal)
  const onTop = tax === null || tax.included ? 0 : tax.tax
  const total = quote.shipping === null ? null : subtotal - off + quote.shipping + onTop
  const tooLittle = total === null ? null : tooLittleForCards(total, currency, off)
  const codeFails = (discount?.problem ?? null) !== null
  const ready = total !== null && tooLittle === null && !codeFails && (held === 0 || rest)
  return { off, onTop, total, held, rest, tooLittle, codeFails, ready }
}
