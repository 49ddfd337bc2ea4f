import { describe, expect, it } from 'vitest'
import { flatPlan, threeZones } from '#testing/fixtures/orders/shipping.ts'
import { shippingArea, shippingWords } from './shipping.copy.ts'
import { firstZone, type Goods } from './shipping.ts'

const print: Goods = { kind: 'prints', quantity: 1, printed: true }
const clothing: Goods = { kind: 'clothing', quantity: 1 }
const merch: Goods = { kind: 'merch', quantity: 1 }

it.each([
  [['US'], 'within the United States'],
  [['DE'], 'within Germany'],
  [['US', 'CA'], 'to the United States and Canada'],
  [['US', 'CA', 'MX', 'GB'], 'to the United States, Canada, Mexico and the United Kingdom'],
  [['US', 'CA', 'MX', 'GB', 'DE'], 'to 5 countries'],
])('names the countries of parcels to %o', (countries, words) => {
  expect(shippingArea(countries)).toBe(words)
})

describe('the words for a zone priced by weight', () => {
  const byWeight = [
    { upTo: 500, price: 450 },
    { upTo: 2000, price: 900 },
  ]
  const plan = { ...flatPlan(650, 700, 400), zones: [{ ...firstZone, byWeight }] }

  it.each([
    ['its lightest size', [900, 700], false, 'From $9.00 by its weight within'],
    ['no weight', [null], false, '$6.50 shipping within'],
    ['the printer', [300], true, '$6.50 shipping within'],
  ] as const)('costs on a piece’s page what it costs by %s', (_, weights, printer, told) => {
    const { ofPiece } = shippingWords(plan, ['US'], printer, 'USD')
    const sizes = weights.map((weight) => ({ ...print, weight }))
    expect(ofPiece('prints', sizes)).toContain(told)
  })

  it('is described by the lightest step, and by the rate of pieces without a weight', () => {
    const words = shippingWords(plan, ['US'], false, 'USD')
    expect(words.rates.merch).toBe('from $4.50 by its weight ($4.00 for a piece without a weight)')
    expect(words.rule).toContain('how much is in it')
  })
})

describe('the words for visitors', () => {
  it('are a flat rate’s while there is one', () => {
    const words = shippingWords(flatPlan(650, 0, 400), ['US'], false, 'USD')
    expect(words.rule).toBe('One flat rate for the whole order, within the United States.')
    expect(words.ofPiece('prints', [print])).toBe(
      '$6.50 shipping within the United States, for any number of pieces.',
    )
    expect(words.ofPiece('clothing', [clothing])).toBe(
      'Free shipping within the United States, for any number of pieces.',
    )
    expect(words.rates).toMatchObject({ prints: '$6.50', clothing: 'free' })
  })

  it.each([
    ['the studio prints', false, true],
    ['the print provider prints', true, false],
  ])('offer pick-up unless the print provider prints it: %s', (_, elsewhere, offered) => {
    const plan = { ...flatPlan(650, 700, 400), pickup: 'Here' }
    const told = shippingWords(plan, ['US'], elsewhere, 'USD').ofPiece('prints', [print])
    expect(told.endsWith('Or pick it up at the studio.')).toBe(offered)
  })

  it('name every open zone', () => {
    const { ofPiece, rule } = shippingWords(
      { ...threeZones, printsApart: true, pickup: 'Here' },
      ['US', 'DE', 'FR', 'JP', 'BR'],
      true,
      'USD',
    )
    expect(ofPiece('merch', [merch])).toBe(
      '$3.00 within the United States, free from $100.00; $6.00, and $0.50 for each further one, to Germany and France; $15.00 to Japan and Brazil. Or pick it up at the studio.',
    )
    expect(rule).toBe(
      'One rate for each parcel, to 5 countries, by where it goes and how much is in it. The printer sends the art prints that it makes, the studio everything else. An order with both comes in two parcels.',
    )
  })
})
