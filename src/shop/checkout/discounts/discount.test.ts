import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noDiscount } from '#testing/fixtures/checkout/discount-terms.ts'
import { newDiscountBody } from './discount.schema.ts'
import { applyDiscount, type DiscountTerms, discountIn, isShort, parseCode } from './discount.ts'

const line = (unitPrice: number, quantity = 1, productId = 1) => ({
  kind: 'merch' as const,
  productId,
  unitPrice,
  quantity,
})

type Line = Parameters<typeof applyDiscount>[1][number]
const apply = (terms: Partial<DiscountTerms>, ...lines: Line[]) =>
  applyDiscount({ ...noDiscount, ...terms }, lines, 'USD')

describe('a code', () => {
  it('takes a percentage off, divided by the largest remainders', () => {
    const off = apply({ percent: 15 }, line(999), line(333, 2), line(1))
    expect(off).toMatchObject({ amount: 250, lines: [150, 100, 0] })
  })

  it('takes a sum off, and never more than its pieces cost', () => {
    expect(apply({ amount: 500 }, line(2000))).toMatchObject({ amount: 500 })
    expect(apply({ amount: 9000 }, line(900), line(100, 2))).toMatchObject({
      amount: 1100,
      lines: [900, 200],
      problem: null,
    })
  })

  it('applies only to its own pieces, and says so when the cart has none', () => {
    const pieces = [{ kind: 'merch' as const, productId: 7 }]
    const own: Partial<DiscountTerms> = {
      percent: 50,
      scope: { kinds: ['prints'], pieces, collections: [] },
    }
    const off = apply(own, line(1000, 1, 7), line(1000, 1, 8))
    expect(off).toMatchObject({ amount: 500, lines: [500, 0] })
    const none = { amount: 0, problem: 'other_pieces' }
    expect(apply(own, line(1000, 1, 8))).toMatchObject(none)
  })

  it('names the sum that is missing to its minimum', () => {
    const off = apply({ amount: 500, least: 5000 }, line(4200))
    expect(off).toMatchObject({ amount: 0, problem: 'too_little', missing: 800 })
  })

  it('uses steps that can be paid', () => {
    const terms = { ...noDiscount, percent: 15 }
    const off = applyDiscount(terms, [line(1230), line(4110)], 'KWD')
    expect(off).toMatchObject({ amount: 800, lines: [180, 620] })
  })

  it('with a problem reduces nothing', () => {
    const over = { code: 'SPRING', terms: noDiscount, problem: 'over' } as const
    expect(discountIn(over, [line(100)], 'USD')).toMatchObject({
      amount: 0,
      lines: [0],
      problem: 'over',
    })
  })

  it('is read without blanks and in capitals', () => {
    expect(parseCode(' spring 10 ')).toBe('SPRING10')
    expect(['', 'x', '-a', 'a_b', 'ä1', 'A'.repeat(31)].map(parseCode)).toEqual(Array(6).fill(null))
  })

  it('is short under six characters, once it is a code', () => {
    expect(['ab', ' sp-10 ', 'AB CD E'].map(isShort)).toEqual([true, true, true])
    expect(['', 'x', 'SPRING', ' spring 10 '].map(isShort)).toEqual(Array(4).fill(false))
  })

  it('for any cart reduces whole units that add up, and never more than a line', () => {
    const prices = fc.record({ price: fc.nat(99_999), quantity: fc.integer({ min: 1, max: 1000 }) })
    const off = fc.record({
      percent: fc.option(fc.integer({ min: 1, max: 100 })),
      amount: fc.integer({ min: 1, max: 10_000_000 }),
    })
    fc.assert(
      fc.property(fc.array(prices, { minLength: 1, maxLength: 100 }), off, (cart, how) => {
        const lines = cart.map(({ price, quantity }) => line(price, quantity))
        const found = apply(how, ...lines)
        const shares = found.lines
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(found.amount)
        for (const [at, share] of shares.entries()) {
          const { unitPrice, quantity } = lines[at] ?? line(0)
          expect(Number.isInteger(share) && share >= 0 && share <= unitPrice * quantity).toBe(true)
        }
      }),
    )
  })
})

describe('a new code', () => {
  const wrongIn = (body: unknown) =>
    newDiscountBody('USD')
      .safeParse(body)
      .error?.issues.map(({ path }) => path.join('.'))

  it('names turned days beside another problem', () => {
    const days = { from: '2026-12-10', until: '2026-12-01' }
    expect(wrongIn({ ...days, percent: 'ten' })).toEqual(['percent', 'until'])
  })

  it('refuses what is no object', () => {
    expect(wrongIn(null)).toEqual([''])
  })
})
