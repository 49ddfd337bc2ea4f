import { describe, expect, it } from 'vitest'
import type { Discount, DiscountScope } from '#shop/checkout/discounts/discount.ts'
import { noDiscount } from '#testing/fixtures/checkout/discount-terms.ts'
import { discountState, discountsFor, discountWords } from './discount-words.ts'

const titles = new Map([
  [4, 'Quiet Forms'],
  [5, 'Tides'],
])
const codeFor = (scope: DiscountScope | null): Discount => ({
  ...noDiscount,
  id: '',
  percent: 10,
  createdAt: 0,
  endedAt: null,
  used: 0,
  scope,
})
const words = (scope: DiscountScope | null) => discountWords(codeFor(scope), titles, 'UTC', 'USD')

describe('a code’s scope in words', () => {
  it('names kinds, galleries and series, and counts pieces', () => {
    const pieces = [{ kind: 'merch' as const, productId: 1 }]
    expect(words(null)).toBe('10% off')
    expect(words({ kinds: ['prints'], pieces, collections: [4, 5] })).toBe(
      '10% off, for art prints and Quiet Forms and Tides and one piece',
    )
  })

  it('leaves out deleted parts, and says when nothing is left', () => {
    expect(words({ kinds: [], pieces: [], collections: [4, 9] })).toBe('10% off, for Quiet Forms')
    expect(words({ kinds: [], pieces: [], collections: [9] })).toBe(
      '10% off, for no piece any more: its gallery, series or pieces were deleted',
    )
  })
})

describe('a code’s state', () => {
  const of = (...collections: number[]) => codeFor({ kinds: [], pieces: [], collections })

  it('is without effect once its whole scope was deleted', () => {
    expect(discountState(of(9), titles, 0)).toBe('for_nothing')
    expect(discountState(of(), titles, 0)).toBe('for_nothing')
    expect(discountState({ ...of(9), endedAt: 1 }, titles, 2)).toBe('over')
    expect([discountState(of(4, 9), titles, 0), discountState(codeFor(null), titles, 0)]).toEqual([
      'open',
      'open',
    ])
  })

  it('names valid codes that the end of a gallery changes', () => {
    const discounts = [of(4, 5), { ...of(4), code: 'TIDES', endsAt: 5 }, codeFor(null)]
    expect([
      discountsFor(discounts, 4, 4),
      discountsFor(discounts, 4, 5),
      discountsFor(discounts, 9, 0),
    ]).toEqual([['SPRING', 'TIDES'], ['SPRING'], []])
  })
})
