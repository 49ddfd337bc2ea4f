import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flatPlan, threeZones } from '#testing/fixtures/shipping.ts'
import { type Goods, openZones, quoteShipping, type ShippingPlan } from './shipping.ts'
import { shippingArea, shippingWords } from './shipping-words.ts'

const context = (plan: ShippingPlan, open: readonly string[], printedElsewhere = false) => ({
  plan,
  open,
  printedElsewhere,
})
const world = ['US', 'DE', 'FR', 'JP', 'BR']
const prints = (quantity: number): Goods => ({ kind: 'prints', quantity })
const clothing: Goods = { kind: 'clothing', quantity: 1 }
const merch = (quantity: number): Goods => ({ kind: 'merch', quantity })

it.each([
  [['US'], 'within the United States'],
  [['DE'], 'within Germany'],
  [['US', 'CA'], 'to the United States and Canada'],
  [['US', 'CA', 'MX', 'GB'], 'to the United States, Canada, Mexico and the United Kingdom'],
  [['US', 'CA', 'MX', 'GB', 'DE'], 'to 5 countries'],
])('says where parcels to %o go', (countries, words) => {
  expect(shippingArea(countries)).toBe(words)
})

describe('one flat rate', () => {
  const flat = context(flatPlan(650, 700, 400), ['US', 'CA'])
  const cost = (goods: Goods[]) => quoteShipping(flat, null, goods, 1000).shipping

  it('costs the highest rate of what is in the cart', () => {
    expect(cost([merch(1), prints(3)])).toBe(650)
    expect(cost([prints(1), clothing, merch(9)])).toBe(700)
    expect(cost([merch(1), merch(2)])).toBe(400)
  })

  it('costs nothing for an empty cart', () => {
    expect(cost([])).toBe(0)
  })

  it('needs no country to be chosen, and goes to all that are open', () => {
    expect(quoteShipping(flat, null, [merch(1)], 1000)).toMatchObject({
      problem: null,
      countries: ['US', 'CA'],
    })
  })
})

describe('zones', () => {
  const shop = context(threeZones, world)

  it.each([
    ['US', 500, ['US']],
    ['DE', 900, ['DE', 'FR']],
    ['BR', 2000, ['JP', 'BR']],
  ])('price a print to %s, and let the address be in that zone only', (to, shipping, countries) => {
    expect(quoteShipping(shop, to, [prints(1)], 1000)).toMatchObject({ shipping, countries })
  })

  it('add a step for each further piece', () => {
    expect(quoteShipping(shop, 'DE', [prints(3), merch(2)], 1000).shipping).toBe(900 + 200 + 100)
    expect(quoteShipping(shop, 'DE', [merch(2)], 1000).shipping).toBe(650)
  })

  it('are free from a sum on, where they are', () => {
    expect(quoteShipping(shop, 'US', [prints(1)], 9_999).shipping).toBe(500)
    expect(quoteShipping(shop, 'US', [prints(1)], 10_000).shipping).toBe(0)
    expect(quoteShipping(shop, 'DE', [prints(1)], 10_000).shipping).toBe(900)
  })

  it('can’t be priced before a country is chosen, or after it has closed', () => {
    const asked = (to: string | null, open = world) =>
      quoteShipping({ ...shop, open }, to, [prints(1)], 1000)
    expect(asked(null)).toMatchObject({ shipping: null, problem: 'choose', countries: [] })
    expect(asked('IT')).toMatchObject({ shipping: null, problem: 'closed' })
    expect(asked('DE', ['US', 'JP'])).toMatchObject({ shipping: null, problem: 'closed' })
  })

  it('price the printer’s parcel apart, if the owner says so and a printer prints', () => {
    const apart = { ...threeZones, printsApart: true }
    const goods = [prints(1), merch(1)]
    const quote = quoteShipping(context(apart, world, true), 'US', goods, 1000)
    expect(quote).toMatchObject({ shipping: 800, printerParcel: 500 })
    expect(quoteShipping(context(apart, world), 'US', goods, 1000).shipping).toBe(500)
    const alone = quoteShipping(context(apart, world, true), 'US', [prints(1)], 1000)
    expect(alone).toMatchObject({ shipping: 500, printerParcel: null })
  })

  it('put a print that the studio makes itself into the studio’s parcel', () => {
    const apart = context({ ...threeZones, printsApart: true }, world, true)
    const own = { ...prints(1), printed: false }
    expect(quoteShipping(apart, 'US', [own, merch(1)], 1000)).toMatchObject({
      shipping: 500,
      printerParcel: null,
    })
    expect(quoteShipping(apart, 'US', [own, prints(1)], 1000)).toMatchObject({
      shipping: 1000,
      printerParcel: 500,
    })
  })

  it('let pieces be picked up, but never prints, and nothing where it isn’t offered', () => {
    const offered = context({ ...threeZones, pickup: 'Alder Street' }, world)
    expect(quoteShipping(offered, 'pickup', [merch(2)], 1000)).toMatchObject({
      shipping: 0,
      countries: [],
      problem: null,
    })
    expect(quoteShipping(offered, 'pickup', [merch(1), prints(1)], 1000)).toMatchObject({
      shipping: null,
      problem: 'prints_are_sent',
    })
    expect(quoteShipping(shop, 'pickup', [merch(1)], 1000).problem).toBe('no_pickup')
  })

  it('share out what is open: each country is in one of them', () => {
    const some = fc.uniqueArray(fc.constantFrom(...world, 'IT', 'GB'))
    fc.assert(
      fc.property(some, (open) => {
        const shared = openZones(threeZones, open).flatMap(({ countries }) => countries)
        expect(shared.toSorted()).toEqual(open.toSorted())
      }),
    )
  })
})

describe('the words for visitors', () => {
  it('are those of a flat rate while there is one', () => {
    const words = shippingWords(flatPlan(650, 0, 400), ['US'], false)
    expect(words.rule).toBe('One flat rate for the whole parcel, within the United States.')
    expect(words.ofPiece.prints).toBe(
      '$6.50 flat within the United States, however much goes into the parcel.',
    )
    expect(words.ofPiece.clothing).toBe(
      'Free within the United States, however much goes into the parcel.',
    )
    expect(words.rates).toMatchObject({ prints: '$6.50', clothing: 'free' })
  })

  it('name every zone that is open', () => {
    const { ofPiece, rule } = shippingWords(
      { ...threeZones, printsApart: true, pickup: 'Here' },
      world,
      true,
    )
    expect(ofPiece.merch).toBe(
      '$3.00 within the United States, free from $100.00; $6.00, and $0.50 for each further one, to Germany and France; $15.00 to Japan and Brazil. Or pick it up at the studio.',
    )
    expect(rule).toBe(
      'One rate for the whole parcel, to 5 countries, by where it goes and how much is in it. Art prints come straight from the printer, in a parcel with a rate of its own.',
    )
  })
})
