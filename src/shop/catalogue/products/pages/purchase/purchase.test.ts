import { describe, expect, it } from 'vitest'
import type { Product } from '#shop/catalogue/products/product.ts'
import { madeToOrder, toAvailability } from '#shop/catalogue/stock/availability.ts'
import { nothingMore } from '#testing/fixtures/catalogue/facts.ts'
import { chosenSize, fittingQuantity, limitInWords, mostOfSize, shownPrice } from './purchase.ts'

const piece = { ...nothingMore, id: 1, name: 'Three stones', pictures: [] }
const size = { width: 10, height: 10, unit: 'in' as const }
const print: Product = {
  ...piece,
  kind: 'prints',
  price: 2800,
  inventoryPolicy: 'to_order',
  dimensions: 'square',
  sizes: [
    { ...size, size: 'small', label: '10x10', price: 2800, variantId: 'a' },
    { ...size, size: 'medium', label: '14x14', price: 4200, variantId: 'b', width: 14, height: 14 },
  ],
  availability: madeToOrder,
}
const shirt: Product = {
  ...piece,
  kind: 'clothing',
  price: 5200,
  inventoryPolicy: 'one_of_a_kind',
  size: 'M',
  availability: toAvailability(1, 0, null, true),
}
const pins = (onHand: number, held = 0): Product => ({
  ...piece,
  kind: 'merch',
  price: 450,
  inventoryPolicy: 'counted',
  availability: toAvailability(onHand, held, null, false),
})

describe('the size of a print', () => {
  it('is the size in the address, and open while it names none of this print’s', () => {
    expect(chosenSize(print.sizes, '14x14')?.price).toBe(4200)
    expect(chosenSize(print.sizes, null)).toBeNull()
    expect(chosenSize(print.sizes, '24x36')).toBeNull()
  })
})

describe('the price over the panel', () => {
  it('is the lowest price, marked so, while the size is open, and exact once one is chosen', () => {
    expect(shownPrice(print, null)).toEqual({ price: 2800, from: true, was: null })
    const exact = { price: 4200, from: false, was: null }
    expect(shownPrice(print, print.sizes[1] ?? null)).toEqual(exact)
  })

  it('includes the price of the buyer’s own words', () => {
    const dedication = { label: 'For whom?', required: false, lines: 1, most: 40, price: 500 }
    const engraved = { ...pins(3), was: 600, personalisation: dedication }
    expect(shownPrice(engraved, null, 'Otto')).toEqual({ price: 950, from: false, was: 1100 })
    expect(shownPrice(engraved, null)).toEqual({ price: 450, from: false, was: 600 })
  })
})

describe('the quantity that a buyer may take at once', () => {
  it('is limited by the stock, one for each buyer, or a number for all, and says by which', () => {
    expect(limitInWords(pins(4), null)).toBe('There are only 4.')
    expect(limitInWords({ ...pins(4), oneEach: true }, null)).toMatch(/each buyer can have one/)
    expect(limitInWords(print, print.sizes[0] ?? null)).toBe('At most 1000 at once.')
  })

  it.each([
    ["the provider's limit for prints", print, 1000],
    ['one for a piece of clothing', shirt, 1],
    ['the number of free units of merch', pins(5, 2), 3],
    ['none of sold-out merch', pins(0), 0],
  ])('is at most %s', (_, product, most) => {
    expect(mostOfSize(product, null)).toBe(most)
  })

  it.each([
    ['never below one', 0, 1],
    ['never above the most', 11, 10],
    ['whole', 2.9, 2],
    ['one when what was typed is no number', Number.NaN, 1],
  ])('is %s', (_, typed, fitting) => {
    expect(fittingQuantity(typed, 10)).toBe(fitting)
  })
})

it('counts only the chosen size', () => {
  const [small] = print.sizes ?? []
  if (!small) throw new Error('no size')
  const two = { ...small, availability: toAvailability(2, 0, null, false) }
  expect(mostOfSize({ ...pins(7), sizes: [two] } as Product, two)).toBe(2)
})
