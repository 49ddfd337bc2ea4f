import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flatPlan, threeZones } from '#testing/fixtures/orders/shipping.ts'
import { zonesSchema } from './shipping.schema.ts'
import {
  firstZone,
  type Goods,
  openZones,
  postageCost,
  quoteShipping,
  type ShippingPlan,
} from './shipping.ts'

const context = (plan: ShippingPlan, open: readonly string[], printedElsewhere = false) => ({
  plan,
  open,
  printedElsewhere,
})
const world = ['US', 'DE', 'FR', 'JP', 'BR']
const prints = (quantity: number): Goods => ({ kind: 'prints', quantity, printed: true })
const clothing: Goods = { kind: 'clothing', quantity: 1 }
const merch = (quantity: number): Goods => ({ kind: 'merch', quantity })

describe('one flat rate', () => {
  const flat = context(flatPlan(650, 700, 400), ['US', 'CA'])
  const cost = (goods: Goods[]) => quoteShipping(flat, null, goods, 1000).shipping

  it('charges the cart’s highest rate', () => {
    expect(cost([merch(1), prints(3)])).toBe(650)
    expect(cost([prints(1), clothing, merch(9)])).toBe(700)
    expect(cost([merch(1), merch(2)])).toBe(400)
  })

  it('charges nothing for an empty cart', () => {
    expect(cost([])).toBe(0)
  })

  it('needs no country, and covers all open countries', () => {
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
  ])('price a print to %s, and accept only an address in that zone', (to, shipping, countries) => {
    expect(quoteShipping(shop, to, [prints(1)], 1000)).toMatchObject({ shipping, countries })
  })

  it('add a surcharge for each further piece', () => {
    expect(quoteShipping(shop, 'DE', [prints(3), merch(2)], 1000).shipping).toBe(900 + 200 + 100)
    expect(quoteShipping(shop, 'DE', [merch(2)], 1000).shipping).toBe(650)
  })

  it('are free above their limit', () => {
    expect(quoteShipping(shop, 'US', [prints(1)], 9_999).shipping).toBe(500)
    expect(quoteShipping(shop, 'US', [prints(1)], 10_000).shipping).toBe(0)
    expect(quoteShipping(shop, 'DE', [prints(1)], 10_000).shipping).toBe(900)
  })

  it('have no price before a country is chosen, or after it has closed', () => {
    const asked = (to: string | null, open = world) =>
      quoteShipping({ ...shop, open }, to, [prints(1)], 1000)
    expect(asked(null)).toMatchObject({ shipping: null, problem: 'choose', countries: [] })
    expect(asked('IT')).toMatchObject({ shipping: null, problem: 'closed' })
    expect(asked('DE', ['US', 'JP'])).toMatchObject({ shipping: null, problem: 'closed' })
  })

  it('price the printer’s parcel separately, if the owner wants it and a printer prints', () => {
    const apart = { ...threeZones, printsApart: true }
    const goods = [prints(1), merch(1)]
    const quote = quoteShipping(context(apart, world, true), 'US', goods, 1000)
    expect(quote).toMatchObject({ shipping: 800, printerParcel: 500 })
    expect(quoteShipping(context(apart, world), 'US', goods, 1000).shipping).toBe(500)
    const alone = quoteShipping(context(apart, world, true), 'US', [prints(1)], 1000)
    expect(alone).toMatchObject({ shipping: 500, printerParcel: null })
  })

  it('include the studio’s own print in the studio’s parcel', () => {
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

  it('allow pickup for the studio’s pieces, but not for a printer’s, and only if it is offered', () => {
    const offered = context({ ...threeZones, pickup: 'Alder Street' }, world)
    expect(quoteShipping(offered, 'pickup', [merch(2)], 1000)).toMatchObject({
      shipping: 0,
      countries: [],
      problem: null,
    })
    expect(quoteShipping(offered, 'pickup', [prints(1)], 1000).problem).toBeNull()
    const printer = { ...offered, printedElsewhere: true }
    const own = { ...prints(1), printed: false }
    expect(quoteShipping(printer, 'pickup', [own], 1000).problem).toBeNull()
    expect(quoteShipping(printer, 'pickup', [merch(1), prints(1)], 1000)).toMatchObject({
      shipping: null,
      problem: 'prints_are_sent',
    })
    expect(quoteShipping(shop, 'pickup', [merch(1)], 1000).problem).toBe('no_pickup')
  })

  it('divide the open countries: each is in one zone', () => {
    const some = fc.uniqueArray(fc.constantFrom(...world, 'IT', 'GB'))
    fc.assert(
      fc.property(some, (open) => {
        const shared = openZones(threeZones, open).flatMap(({ countries }) => countries)
        expect(shared.toSorted()).toEqual(open.toSorted())
      }),
    )
  })
})

describe('a zone priced by weight', () => {
  const byWeight = [
    { upTo: 500, price: 450 },
    { upTo: 2000, price: 900 },
    { upTo: null, price: 2100 },
  ]
  const plan = { ...flatPlan(650, 700, 400), zones: [{ ...firstZone, byWeight }] }
  const cost = (goods: Goods[], printedElsewhere = false) =>
    quoteShipping(context(plan, ['US'], printedElsewhere), null, goods, 1000).shipping

  it.each([
    [[{ ...merch(1), weight: 500 }], 450],
    [[{ ...merch(2), weight: 251 }], 900],
    [[{ ...prints(1), weight: 2000 }], 900],
    [
      [
        { ...prints(1), weight: 1800 },
        { ...merch(4), weight: 51 },
      ],
      2100,
    ],
    [[{ ...merch(1000), weight: 250_000 }], 2100],
  ])('charges the whole weight: %j', (goods, price) => {
    expect(cost(goods)).toBe(price)
  })

  it('charges a piece without a weight its kind’s rate, and the higher sum with others', () => {
    expect(cost([merch(1)])).toBe(400)
    expect(cost([clothing, { ...merch(1), weight: 100 }])).toBe(700)
    expect(cost([clothing, { ...merch(1), weight: 900 }])).toBe(900)
  })

  it('never weighs the printer’s parcels', () => {
    const print = { ...prints(1), weight: 10 }
    expect(cost([print])).toBe(450)
    expect(cost([print], true)).toBe(650)
    expect(cost([{ ...print, printed: false }], true)).toBe(450)
  })

  it('is free above its limit, and for an empty parcel', () => {
    const free = { ...plan, zones: [{ ...firstZone, byWeight, freeFrom: 1000 }] }
    const goods = [{ ...merch(1), weight: 5000 }]
    expect(quoteShipping(context(free, ['US']), null, goods, 1000).shipping).toBe(0)
    expect(quoteShipping(context(free, ['US']), null, goods, 999).shipping).toBe(2100)
    expect(cost([])).toBe(0)
  })

  it.each([
    [[{ upTo: 500, price: 4 }], 'byWeight.0.upTo', /whatever is heavier/],
    [
      [
        { upTo: null, price: 4 },
        { upTo: null, price: 5 },
      ],
      'byWeight.0.upTo',
      /Only the last/,
    ],
    [
      [
        { upTo: 500, price: 4 },
        { upTo: 500, price: 5 },
        { upTo: null, price: 6 },
      ],
      'byWeight.1.upTo',
      /more than the 500 g/,
    ],
    [
      [
        { upTo: 0, price: 4 },
        { upTo: null, price: 6 },
      ],
      'byWeight.0.upTo',
      /whole grams/,
    ],
    [
      [
        { upTo: 500, price: '' },
        { upTo: null, price: 6 },
      ],
      'byWeight.0.price',
      /this weight costs/,
    ],
  ])('is refused with a reason for invalid steps: %j', (steps, field, words) => {
    const rate = { first: 6, more: 0 }
    const zone = { name: 'All', countries: null, prints: rate, clothing: rate, merch: rate }
    const { error } = zonesSchema('USD').safeParse([{ ...zone, byWeight: steps }])
    expect(error?.issues[0]?.path.slice(1).join('.')).toBe(field)
    expect(error?.issues[0]?.message).toMatch(words)
  })
})

describe('the studio’s own postage', () => {
  const rate = (cost: number | null) => ({ first: 700, more: 0, cost })
  const rates = { prints: rate(600), clothing: rate(null), merch: rate(250) }
  const byWeight = [
    { upTo: 500, price: 700, cost: 310 },
    { upTo: null, price: 1200, cost: 890 },
  ]
  const home = { ...firstZone, name: 'Home', countries: ['US'], rates, byWeight: [] }
  const abroad = { ...firstZone, rates, byWeight }
  const plan = { zones: [home, abroad] }

  it.each([
    ['the dearest of its kinds', 'US', [merch(3), prints(1)], 600],
    ['nothing known, where a kind’s isn’t', 'US', [merch(1), clothing], null],
    ['its step in another zone', 'DE', [{ ...merch(2), weight: 200 }], 310],
    [
      'the step of all that it holds',
      'DE',
      [
        { ...merch(2), weight: 200 },
        { ...clothing, weight: 300 },
      ],
      890,
    ],
    ['what has no weight, if that is dearer', 'DE', [{ ...merch(1), weight: 100 }, prints(1)], 600],
  ] as const)('is %s', (_, country, goods, cost) => {
    expect(postageCost(plan, country, goods)).toBe(cost)
  })
})
