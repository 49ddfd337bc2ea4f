import { type Currency, smallestCharge } from '#platform/money/currency.ts'
import { type Cents, formatMoney } from '#platform/money/money.ts'
import { checkoutCopy } from './copy.ts'

/** A sentence; null when a card can pay it, or a `discount` left nothing to pay. */
export function tooLittleForCards(
  total: Cents,
  currency: Currency,
  discount: Cents = 0,
): string | null {
  if (total >= smallestCharge(currency) || (total === 0 && discount > 0)) return null
  return checkoutCopy.tooLittle(cardsTake(currency), formatMoney(total, currency))
}

/** A warning for the owner; null when a card can pay this price alone. */
export function priceTooLittleForCards(price: Cents, currency: Currency): string | null {
  if (price < 1 || price >= smallestCharge(currency)) return null
  return checkoutCopy.maybeTooLittle(cardsTake(currency))
}

function cardsTake(currency: Currency): string {
  return checkoutCopy.cardsTake(formatMoney(smallestCharge(currency), currency))
}
