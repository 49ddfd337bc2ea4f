import { beforeEach, expect, it } from 'vitest'
import { minute } from '#platform/time/clock.ts'
import { rowOf } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import {
  addPins,
  addPrint,
  addRail,
  addShirt,
  sampleClothing,
  sampleMerch,
} from '#testing/fixtures/catalogue/products.ts'
import { cartOf, fillCart, shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { eachCheckout, openSelling } from '#testing/harness/checkout.ts'

eachDatabase('checkout', (lane) => {
  const shop = eachCheckout(lane)
  let shirt: number
  let pin: number

  beforeEach(async () => {
    shirt = await addShirt(shop.db)
    pin = await addPins(shop.db, 5)
  })

  const { start } = shop
  const shirtBuyer = () => shopperWith(shop.db, [{ kind: 'clothing', productId: shirt }])
  const pinBuyer = (quantity: number) =>
    shopperWith(shop.db, [{ kind: 'merch', productId: pin, quantity }])
  const orders = () => shop.allOrders()
  const firstSession = () => shop.payment.ids[0] as string

  it('settles an old session that was paid, and keeps the changed cart', async () => {
    const buyer = await pinBuyer(1)
    await start(buyer)
    shop.payment.pay(firstSession())
    await fillCart(shop.db, buyer, [
      { kind: 'merch', productId: pin, quantity: 2 },
      { kind: 'clothing', productId: shirt },
    ])
    expect(await start(buyer)).toEqual({
      url: 'http://localhost:3000/order-success?session_id=fake_1',
    })
    expect(await orders()).toMatchObject([{ state: 'paid' }])
    expect(await cartOf(shop.db, buyer)).toEqual({ [`merch/${pin}`]: 1, [`clothing/${shirt}`]: 1 })
  })

  if (lane !== 'sqlite') return

  it('lets a shopper pay again for a piece that the deleted cart’s attempt holds', async () => {
    const buyer = await shirtBuyer()
    await start(buyer)
    await shop.cart.remove(buyer)
    await fillCart(shop.db, buyer, [{ kind: 'clothing', productId: shirt }])
    expect(await start(buyer)).toEqual({ url: 'https://pay.example/fake_2' })
  })

  it('holds no prints and limits nobody who buys only prints', async () => {
    Object.assign(shop, await openSelling({ ...shop, rateLimits: true }))
    const print = await addPrint(shop.db)
    for (let buyers = 0; buyers < 5; buyers++) {
      await start(await shopperWith(shop.db, [{ kind: 'prints', productId: print }]))
    }
    expect(shop.payment.ids).toHaveLength(5)
  })

  it('sends the provider the catalogue’s prices and the highest shipping rate', async () => {
    const print = await addPrint(shop.db, 3500)
    const buyer = await shopperWith(shop.db, [
      { kind: 'prints', productId: print, quantity: 2 },
      { kind: 'clothing', productId: shirt },
    ])
    await start(buyer)
    const { attempt_params } = await rowOf(shop.db.read, 'orders')
    expect(JSON.parse(attempt_params)).toMatchObject({
      lines: [
        {
          name: 'Moon moths',
          description: 'Art print, 10 × 10 inches',
          unitPrice: 3500,
          quantity: 2,
        },
        { name: 'Tide pool', description: 'hand printed, size M', unitPrice: 4800, quantity: 1 },
      ],
      shipping: { amount: 700 },
      total: 12_500,
      expiresAt: shop.clock.now() + 35 * minute,
      successUrl: 'http://localhost:3000/order-success?session_id={SESSION_ID}',
    })
  })

  it('names a shirt that is held, and until when, or sold, or deleted', async () => {
    const later = await shirtBuyer()
    const refusal = (code: string, more: object = {}) => ({
      code,
      details: { items: ['Tide pool'], ...more },
    })
    await start(await shirtBuyer())
    const held = refusal('held', { heldUntil: shop.clock.now() + 35 * minute })
    await expect(start(later)).rejects.toMatchObject(held)
    // Nothing else is in the cart.
    const holder = { userId: later, network: 'here', wideNetwork: 'here' }
    await expect(shop.checkout.startCheckout(holder, true)).rejects.toMatchObject(held)
    shop.payment.pay(firstSession())
    await shop.checkout.returnFromPayment(firstSession())
    await expect(start(later)).rejects.toMatchObject(refusal('sold_out'))
    const other = await addShirt(shop.db)
    const buyer = await shopperWith(shop.db, [{ kind: 'clothing', productId: other }])
    await shop.catalogue.remove('clothing', other)
    await expect(start(buyer)).rejects.toMatchObject(refusal('sold_out'))
  })

  it('charges the rest of a cart with a held piece, and leaves that piece in the cart', async () => {
    await start(await shirtBuyer())
    const second = await shopperWith(shop.db, [
      { kind: 'merch', productId: pin },
      { kind: 'clothing', productId: shirt },
    ])
    const holder = { userId: second, network: 'here', wideNetwork: 'here' }
    await shop.checkout.startCheckout(holder, true)
    expect(await shop.units()).toMatchObject({ [`merch/${pin}`]: [5, 1] })
    const session = shop.payment.ids[1] as string
    shop.payment.pay(session)
    await shop.checkout.returnFromPayment(session)
    expect(await cartOf(shop.db, second)).toEqual({ [`clothing/${shirt}`]: 1 })
  })

  it('tells a buyer with too large a quantity how many are left', async () => {
    await expect(start(await pinBuyer(6))).rejects.toMatchObject({
      code: 'changed',
      message: 'Tide pool is low in stock. We only have 5 left.',
    })
    expect(await shop.units()).toMatchObject({ [`merch/${pin}`]: [5, 0] })
  })

  const railBuyer = (productId: number, ...sizes: string[]) =>
    shopperWith(
      shop.db,
      sizes.map((size) => ({ kind: 'clothing', productId, size })),
    )
  async function sell(buyer: string): Promise<void> {
    await start(buyer)
    shop.payment.pay(firstSession())
    await shop.sendAll()
  }

  it('names a size that was sold meanwhile, and keeps its order when the size is removed', async () => {
    const rail = await addRail(shop.db, { S: 1, M: 5 })
    await sell(await railBuyer(rail, 'S'))
    await expect(start(await railBuyer(rail, 'M', 'S'))).rejects.toMatchObject({
      code: 'sold_out',
      message: 'Tide pool, S just got snatched and is now out of stock.',
    })
    expect(await shop.units()).toMatchObject({ [`clothing/${rail}/M`]: [5, 0] })
    const { id, total } = await shop.order()
    const shirt = sampleClothing({ size: null })
    const { inventoryPolicy: _, pictures: __, price: ___, ...facts } = shirt
    const left = { label: 'M', price: 2800, width: null, height: null, unit: null, variantId: null }
    await shop.catalogue.update('clothing', rail, { ...facts, ownSizes: [left] })
    expect(await rowOf(shop.db.read, 'order_lines')).toMatchObject({ size: 'S' })
    await shop.refunds.refund(id, { attempt: 'attempt-1', restock: true })
    expect(await shop.order()).toMatchObject({ refunded: total })
    expect(await shop.units()).toMatchObject({ [`clothing/${rail}/M`]: [5, 0] })
  })

  it('answers the same session for a second press, and closes it when cart or price changes', async () => {
    const buyer = await pinBuyer(5)
    const first = await start(buyer)
    expect(await start(buyer)).toEqual(first)
    expect(shop.payment.ids).toHaveLength(1)
    await fillCart(shop.db, buyer, [{ kind: 'merch', productId: pin, quantity: 3 }])
    expect(await start(buyer)).toEqual({ url: 'https://pay.example/fake_2' })
    expect((await shop.payment.getSession('fake_1'))?.status).toBe('expired')
    expect(await shop.units()).toMatchObject({ [`merch/${pin}`]: [5, 3] })
    await shop.catalogue.update('merch', pin, sampleMerch({ price: 900 }))
    await start(buyer)
    expect(await orders()).toMatchObject([
      { state: 'cancelled', total: 2900 },
      { state: 'cancelled', total: 1900 },
      { state: 'pending', total: 3100 },
    ])
  })
})
