import { expect, it } from 'vitest'
import { priceTooLittleForCards, tooLittleForCards } from './smallest-payment.ts'

it('a cart that is too small for a card names its sum and the minimum', () => {
  expect(tooLittleForCards(12, 'JPY')).toBe('Cards take ¥50 or more, and this is ¥12.')
  expect(tooLittleForCards(50, 'JPY')).toBeNull()
  expect(tooLittleForCards(49, 'USD')).toBe('Cards take $0.50 or more, and this is $0.49.')
})

it('a price that may be too small alone gets a warning, but no empty price', () => {
  expect(priceTooLittleForCards(49, 'JPY')).toMatch(/^Cards take ¥50 or more, shipping included/)
  expect(priceTooLittleForCards(50, 'JPY')).toBeNull()
  expect(priceTooLittleForCards(0, 'JPY')).toBeNull()
})

it('a currency without a known minimum gets no warning', () => {
  expect(tooLittleForCards(1, 'ISK')).toBeNull()
  expect(priceTooLittleForCards(1, 'ISK')).toBeNull()
})
