import { describe, expect, it } from 'vitest'
import type { Product } from '#shop/catalogue/products/product.ts'
import type { DispatchTerms } from '#shop/store/dispatch/dispatch.ts'
import { openZones } from '#shop/store/shipping/shipping.ts'
import { threeZones } from '#testing/fixtures/orders/shipping.ts'
import { offerTerms } from './offer-terms.server.ts'
import { productJsonLd } from './product-json-ld.ts'

const daily = { from: 1, to: 3 }
const dispatch: DispatchTerms = {
  timeZone: 'UTC',
  cutOff: null,
  weekdays: [1, 2, 3, 4, 5],
  closed: [],
  days: { stock: daily, made: daily, printer: daily },
}
const shop = {
  zones: openZones(threeZones, ['US', 'DE', 'FR', 'BR']),
  printedElsewhere: false,
  dispatch,
  law: { returnDays: 30, returnPostage: 'buyer' as const },
  country: 'DE',
  currency: 'USD',
  now: Date.UTC(2026, 10, 23, 12),
}
const pin = {
  kind: 'merch',
  id: 1,
  name: 'Moth',
  descName: 'Pin',
  price: 500,
  inventoryPolicy: 'counted',
  sizes: [],
  pictures: [],
  description: null,
  availability: { state: 'available', left: 3, heldUntil: null },
} as unknown as Product
const print = {
  ...pin,
  kind: 'prints',
  inventoryPolicy: 'to_order',
  sizes: [
    { label: '10x10', price: 9000, variantId: null },
    { label: '14x14', price: 12_000, variantId: null },
  ],
} as unknown as Product

interface Details {
  shippingRate: object
  shippingDestination: { addressCountry: string[] }
  deliveryTime?: object
}

/** An offer of the piece, or one of each of its sizes. */
const offersOf = (told: ReturnType<typeof productJsonLd>) =>
  'hasVariant' in told ? told.hasVariant.map(({ offers }) => offers) : [told.offers]

describe('an offer for search engines', () => {
  const rates = (product: Product, changes = {}) =>
    offerTerms(product, { ...shop, ...changes }).shipping.map((offer) =>
      (offer as unknown as Details[]).map(({ shippingRate, shippingDestination }) => [
        shippingDestination.addressCountry.join(),
        'value' in shippingRate && shippingRate.value,
      ]),
    )

  it('states each zone’s price, the studio’s own zone first', () => {
    expect(rates(pin)).toEqual([
      [
        ['DE,FR', '6.00'],
        ['US', '3.00'],
        ['BR', '15.00'],
      ],
    ])
  })

  it('differs by size when one size is sent free', () => {
    const [small, medium] = rates(print, { country: 'US' })
    expect([small?.[0], medium?.[0]]).toEqual([
      ['US', '5.00'],
      ['US', '0.00'],
    ])
  })

  it('states the shipping time if it is known', () => {
    const [[first] = []] = offerTerms(pin, shop).shipping as unknown as Details[][]
    expect(first?.deliveryTime).toMatchObject({
      handlingTime: { unitCode: 'DAY' },
      transitTime: { minValue: 5, maxValue: 12 },
    })
  })

  it('states the owner’s return days, or that there are no returns', () => {
    expect(offerTerms(pin, shop).returns).toMatchObject({
      merchantReturnDays: 30,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      returnPolicyCountry: 'DE',
      applicableCountry: ['DE', 'FR', 'US', 'BR'],
    })
    const none = { law: { returnDays: 0, returnPostage: null } }
    const notPermitted = { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
    expect(offerTerms(pin, { ...shop, ...none }).returns).toMatchObject([
      { merchantReturnDays: 14, applicableCountry: ['DE', 'FR'] },
      { ...notPermitted, applicableCountry: ['US', 'BR'] },
    ])
    const atHome = { ...shop, ...none, zones: [] }
    expect(offerTerms(pin, atHome).returns).toBeNull()
    expect(offerTerms({ ...pin, personalised: true }, shop).returns).toMatchObject(notPermitted)
  })

  it('states the price before a reduction beside the present one, for each reduced size', () => {
    const site = { studioName: 'Slow Heron', publicUrl: 'https://heron.example', currency: 'USD' }
    const told = (product: Product) => {
      const found = productJsonLd(product, false, site, offerTerms(product, shop))
      return JSON.parse(JSON.stringify(offersOf(found))) as Record<string, unknown>[]
    }
    const struck = {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: '120.00',
      priceCurrency: 'USD',
    }
    const [small, medium] = print.sizes
    const sizes = [{ ...small, was: 12_000 }, medium]
    const reduced = told({ ...print, sizes } as Product)
    expect(reduced[0]).toMatchObject({ price: '90.00', priceSpecification: struck })
    expect(reduced[1]).not.toHaveProperty('priceSpecification')
    expect(told({ ...pin, was: 700 })).toMatchObject([
      { price: '5.00', priceSpecification: { price: '7.00' } },
    ])
    for (const was of [500, 400, null]) {
      expect(told({ ...pin, was })[0]).not.toHaveProperty('priceSpecification')
    }
  })

  it('has the same terms in every offer of the piece', () => {
    const site = { studioName: 'Slow Heron', publicUrl: 'https://heron.example', currency: 'USD' }
    const offers = offersOf(productJsonLd(print, false, site, offerTerms(print, shop)))
    expect(offers).toHaveLength(print.sizes.length)
    for (const offer of offers) {
      expect(offer).toMatchObject({
        shippingDetails: expect.any(Array),
        hasMerchantReturnPolicy: { merchantReturnDays: 30 },
      })
    }
  })
})
