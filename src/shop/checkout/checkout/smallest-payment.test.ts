import { expect, it } from 'vitest'
import { priceTooLittleForCards, tooLittleForCards } from './smallest-payment.ts'

it('says of a cart that a card can’t pay how little it is, and how much it takes', () => {
  expect(tooLittleForCards(12, 'JPY')).toBe('Cards take ¥50 or more, and this is ¥12.')
  expect(tooLittleForCards(50, 'JPY')).toBeNull()
  expect(tooLittleForCards(49, 'USD')).toBe('Cards take $0.50 or more, and this is $0.49.')
})

it('says of a price that it may be too little alone, and nothing of one that isn’t typed', () => {
  expect(priceTooLittleForCards(49, 'JPY')).toMatch(/^Cards take ¥50 or more, shipping included/)
  expect(priceTooLittleForCards(50, 'JPY')).toBeNull()
  expect(priceTooLittleForCards(0, 'JPY')).toBeNull()
})

it('says nothing in a currency of which no smallest payment is known', () => {
  expect(tooLittleForCards(1, 'ISK')).toBeNull()
  expect(priceTooLittleForCards(1, 'ISK')).toBeNull()
})
