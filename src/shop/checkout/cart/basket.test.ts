import { expect, it } from 'vitest'
import { noTaxYet, toStoreTax } from '#shop/store/tax/tax-terms.ts'
import { noDiscount } from '#testing/fixtures/checkout/discount-terms.ts'
import { flatPlan } from '#testing/fixtures/orders/shipping.ts'
import { priceBasket } from './basket.ts'

const mugs = { kind: 'merch', productId: 1, unitPrice: 1500, quantity: 2 } as const
const lines = [{ ...mugs, printed: false, taxClass: 'standard' as const }]
const tax = toStoreTax('US', { ...noTaxYet, mode: 'on_top', rate: 800, state: 'US-NY' })

it.each([
  ['is sent free from a sum on, before its discount', 3000, { percent: 10 }, 0, 216, 2916, false],
  ['pays for shipping below that sum', 3001, { percent: 10 }, 400, 216, 3316, false],
  ['is sent free by its code', null, { percent: 10, freeShipping: true }, 0, 216, 2916, true],
  [
    'owes the code nothing for free shipping from a sum on',
    3000,
    { percent: 10, freeShipping: true },
    0,
    216,
    2916,
    false,
  ],
])('a basket %s', (_, freeFrom, off, shipping, onTop, total, shipsFreeByCode) => {
  const plan = flatPlan(650, 700, 400)
  const zones = plan.zones.map((zone) => ({ ...zone, freeFrom }))
  const terms = { plan: { ...plan, zones }, open: ['US'], printedElsewhere: false }
  const code = { code: 'SPRING', terms: { ...noDiscount, ...off }, problem: null }
  const money = { tax, taxedState: tax.state, currency: 'USD' }
  const basket = priceBasket(lines, { ...terms, ...money }, 'US-NY', code)
  expect(basket).toMatchObject({
    subtotal: 3000,
    discount: { amount: 300 },
    onTop,
    total,
    shipsFreeByCode,
  })
  expect(basket.quote.shipping).toBe(shipping)
})

it('a pickup, and a parcel without a price, owe no free shipping to a code', () => {
  const terms = { plan: { ...flatPlan(650, 700, 400), pickup: 'Here.' }, open: ['US'] }
  const code = { code: 'SPRING', terms: { ...noDiscount, freeShipping: true }, problem: null }
  const money = { tax, currency: 'USD', printedElsewhere: false } as const
  const byCode = (destination: string) =>
    priceBasket(lines, { ...terms, ...money }, destination, code).shipsFreeByCode
  expect([byCode('US'), byCode('pickup'), byCode('FR')]).toEqual([true, false, false])
})
