import { beforeEach, describe, expect, it } from 'vitest'
import { writeSetting } from '#platform/db/settings.ts'
import { createCart } from '#shop/checkout/cart/cart.server.ts'
import { shippingPlanSetting } from '#shop/store/shipping/shipping.schema.ts'
import type { ShippingPlan } from '#shop/store/shipping/shipping.ts'
import { storeSetting } from '#shop/store/store-settings/store-settings.schema.ts'
import { rowsOf } from '#testing/database/rows.ts'
import { fixedStoreSettings } from '#testing/fakes/fixed-store-settings.ts'
import { addPins, addPrint } from '#testing/fixtures/catalogue/products.ts'
import { shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { threeZones } from '#testing/fixtures/orders/shipping.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'

describe('a checkout with zones', () => {
  const shop = eachCheckout('sqlite')
  const open = ['US', 'DE', 'FR', 'JP']
  let pin: number
  let shown = 1000

  async function plan(to: ShippingPlan, countries: string[] = open): Promise<void> {
    shown += 1
    await shop.db.transact(async (trx) => {
      await writeSetting(trx, shippingPlanSetting, shippingPlanSetting.schema.parse(to), 1)
      await writeSetting(trx, storeSetting, { countries }, 1)
      await trx.updateTable('content').set({ version: shown }).execute()
    })
  }
  const cart = (countries = open) =>
    createCart({
      ...shop,
      storeSettings: fixedStoreSettings({ countries }),
      printer: () => 'manual',
    })
  const { start } = shop
  const buyerOf = (quantity: number) =>
    shopperWith(shop.db, [{ kind: 'merch', productId: pin, quantity }])
  const request = async () => JSON.parse((await shop.order()).attempt_params)

  beforeEach(async () => {
    pin = await addPins(shop.db, 5)
    await plan(threeZones)
  })

  it('restarts when another country is chosen', async () => {
    const buyer = await buyerOf(1)
    await cart().choose(buyer, 'FR')
    await start(buyer)
    await cart().choose(buyer, 'US')
    await start(buyer)
    const orders = await rowsOf(shop.db.read, 'orders', {}, 'number')
    expect(orders).toMatchObject([
      { state: 'cancelled', shipping: 600 },
      { state: 'pending', shipping: 300 },
    ])
  })

  it('asks for no address of an order that is picked up', async () => {
    await plan({ ...threeZones, pickup: '12 Alder Street' })
    const buyer = await buyerOf(1)
    await cart().choose(buyer, 'pickup')
    await start(buyer)
    expect(await request()).toMatchObject({ shipping: { amount: 0 }, countries: [] })
    const { token } = await shop.order()
    expect(await shop.orders.findByToken(token)).toMatchObject({ pickup: '12 Alder Street' })
    const print = await addPrint(shop.db)
    const other = await shopperWith(shop.db, [{ kind: 'prints', productId: print }])
    await cart().choose(other, 'pickup')
    await expect(start(other)).rejects.toMatchObject({ code: 'no_destination' })
  })

  it('charges the chosen country’s rate, and tells the owner of an address outside its zone', async () => {
    const buyer = await buyerOf(2)
    await cart().choose(buyer, 'FR')
    await start(buyer)
    expect(await request()).toMatchObject({
      shipping: { amount: 650 },
      countries: ['DE', 'FR'],
    })
    expect(await shop.order()).toMatchObject({ shipping: 650, total: 1650, destination: 'FR' })
    shop.payment.pay('fake_1')
    await shop.sendAll()
    expect(await shop.order()).toMatchObject({
      state: 'paid',
      issues: [expect.stringContaining('The address is in United States')],
    })
  })

  it('requires a country that is still open, and holds nothing before', async () => {
    const buyer = await buyerOf(1)
    await expect(start(buyer)).rejects.toMatchObject({
      code: 'no_destination',
      message: 'Where does it go? Please choose a country.',
    })
    await cart().choose(buyer, 'FR')
    await plan(threeZones, ['US', 'JP'])
    await expect(start(buyer)).rejects.toMatchObject({
      code: 'no_destination',
      message: 'Nothing is sent to France any more. Please choose another country.',
    })
    expect(await shop.units()).toMatchObject({ [`merch/${pin}`]: [5, 0] })
    await expect(cart(['US', 'JP']).choose(buyer, 'DE')).rejects.toMatchObject({
      code: 'no_destination',
    })
  })
})
