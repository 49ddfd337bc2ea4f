import type { Currency } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'
import { payableLines } from '#shop/checkout/cart/basket.ts'
import type { CartView } from '#shop/checkout/cart/cart.ts'
import { tooLittleForCards } from '#shop/checkout/checkout/smallest-payment.ts'

export interface CheckoutState {
  off: Cents
  held: number
  rest: boolean
  tooLittle: string | null
  codeFails: boolean
  ready: boolean
}

export function checkoutState(view: CartView, currency: Currency): CheckoutState {
  const { discount, lines, total } = view
  const held = lines.filter(({ state }) => state === 'held').length
  const rest = held > 0 && payableLines(lines).every(({ state }) => state !== 'held')
  const off = discount?.amount ?? 0
  const tooLittle = total === null ? null : tooLittleForCards(total, currency, off)
  const codeFails = (discount?.problem ?? null) !== null
  const ready = total !== null && tooLittle === null && !codeFails && (held === 0 || rest)
  return { off, held, rest, tooLittle, codeFails, ready }
}
