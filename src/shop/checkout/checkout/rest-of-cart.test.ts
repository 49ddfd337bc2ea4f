import { beforeEach, describe, expect, it } from 'vitest'
import { writeSetting } from '#platform/db/settings.ts'
import { createDiscounts } from '#shop/checkout/discounts/discounts.server.ts'
import { shippingPlanSetting } from '#shop/store/shipping/shipping.schema.ts'
import { firstZone } from '#shop/store/shipping/shipping.ts'
import { storeSetting } from '#shop/store/store-settings/store-settings.schema.ts'
import { noTaxYet } from '#shop/store/tax/tax-terms.ts'
import { addPins, addShirt } from '#testing/fixtures/catalogue/products.ts'
import { shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { noDiscount } from '#testing/fixtures/checkout/discount-terms.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { checkoutState } from './pages/checkout-state.ts'

describe('the rest of a cart with a held shirt', () => {
  const shop = eachCheckout('sqlite')
  let buyer: string
  beforeEach(async () => {
    const { db } = shop
    const shirt = await addShirt(db)
    const pin = await addPins(db, 5)
    await shop.start(await shopperWith(db, [{ kind: 'clothing', productId: shirt }]))
    buyer = await shopperWith(db, [
      { kind: 'clothing', productId: shirt },
      { kind: 'merch', productId: pin, quantity: 2 },
    ])
  })
  const shown = async () => {
    const view = await shop.cart.view(buyer)
    return { ...checkoutState(view, 'USD'), total: view.total }
  }
  const pay = () =>
    shop.checkout.startCheckout({ userId: buyer, network: 'there', wideNetwork: 'there' }, true)

  it.each([
    ['at its price', {}, 1400],
    ['without the free shipping that the shirt would bring', { freeFrom: 3000 }, 1400],
    ['with a percentage of the rest', { percent: 10 }, 1300],
    ['with the tax on top of the rest', { rate: 1000 }, 1500],
  ])('is charged as the box shows it: %s', async (_, terms, sum) => {
    const { freeFrom = null, percent = null, rate = null } = terms as Record<string, number>
    await shop.db.transact(async (trx) => {
      const plan = { zones: [{ ...firstZone, freeFrom }], printsApart: false, pickup: null }
      await writeSetting(trx, shippingPlanSetting, shippingPlanSetting.schema.parse(plan), 1)
      const tax = { ...noTaxYet, mode: 'on_top', rate: rate ?? 0, state: 'US-NY' } as const
      const store = { country: 'US', countries: ['US'], ...(rate !== null && { tax }) }
      await writeSetting(trx, storeSetting, store, 1)
      await trx.updateTable('content').set({ version: 5000 }).execute()
    })
    if (percent !== null) {
      await createDiscounts(shop).create({ ...noDiscount, percent })
      await shop.cart.putCode(buyer, 'SPRING', null)
    }
    if (rate !== null) await shop.cart.choose(buyer, 'US-NY')
    expect(await shown()).toMatchObject({ total: sum, rest: true, ready: true })
    await pay()
    const orders = await shop.allOrders()
    expect(orders.at(-1)).toMatchObject({ state: 'pending', total: sum })
  })

  it('is too small for the code, which the box says before the press', async () => {
    await createDiscounts(shop).create({ ...noDiscount, percent: 10, least: 2000 })
    await shop.cart.putCode(buyer, 'SPRING', null)
    expect(await shown()).toMatchObject({ codeFails: true, ready: false })
    await expect(pay()).rejects.toMatchObject({ code: 'code_not_usable' })
  })
})
