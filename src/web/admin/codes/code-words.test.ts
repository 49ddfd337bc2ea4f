import { describe, expect, it } from 'vitest'
import type { DiscountScope } from '#shop/discounts/discount.ts'
import { codeWords } from './code-words.ts'

const titles = new Map([
  [4, 'Quiet Forms'],
  [5, 'Tides'],
])
const words = (scope: DiscountScope | null) => {
  const code = {
    id: '',
    code: 'SPRING',
    percent: 10,
    amount: null,
    freeShipping: false,
    startsAt: null,
    endsAt: null,
    most: null,
    oncePerBuyer: false,
    least: 0,
    createdAt: 0,
    endedAt: null,
    used: 0,
    scope,
  }
  return codeWords(code, titles, 'UTC')
}

describe('what a code is for, in words', () => {
  it('names kinds, galleries and series, and counts pieces', () => {
    const pieces = [{ kind: 'merch' as const, productId: 1 }]
    expect(words(null)).toBe('10% off')
    expect(words({ kinds: ['prints'], pieces, collections: [4, 5] })).toBe(
      '10% off, for art prints and Quiet Forms and Tides and one piece',
    )
  })

  it('leaves out what was deleted, and says so when nothing is left', () => {
    expect(words({ kinds: [], pieces: [], collections: [4, 9] })).toBe('10% off, for Quiet Forms')
    expect(words({ kinds: [], pieces: [], collections: [9] })).toBe(
      '10% off, for nothing any more, since what it was for was deleted',
    )
  })
})
