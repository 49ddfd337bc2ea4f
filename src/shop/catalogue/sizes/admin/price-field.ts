import type { Currency } from '#platform/money/currency.ts'
import { parseMoney } from '#platform/money/money.ts'
import { priceTooLittleForCards } from '#shop/checkout/checkout/smallest-payment.ts'
import { price } from '#web/form/fields.ts'
import { priceText } from '#web/form/price-text.ts'

/** A card can't pay every amount. */
export const priceAdvice = (typed: string, currency: Currency) =>
  priceTooLittleForCards(parseMoney(priceText(typed), currency) ?? 0, currency)

type Price = Parameters<typeof price>[0]

export const priceField = (label: string, when?: Price['when'], hint?: Price['hint']) => ({
  ...price({
    label,
    half: true,
    advice: priceAdvice,
    ...(when && { when }),
    ...(hint && { hint }),
  }),
  // A price of zero means none yet.
  fill: (stored: unknown, currency: Currency) =>
    Number(stored) > 0 ? price({ label }).fill(stored, currency) : '',
})
