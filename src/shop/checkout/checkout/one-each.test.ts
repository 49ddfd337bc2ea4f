import { beforeEach, expect, it } from 'vitest'
import { changeRows, rowOf } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { addPins } from '#testing/fixtures/catalogue/products.ts'
import { fillCart, shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { eachCheckout, openSelling } from '#testing/harness/checkout.ts'

eachDatabase('one for each buyer', (lane) => {
  const shop = eachCheckout(lane)
  let pin: number
  beforeEach(async () => {
    pin = await addPins(shop.db, 20)
    await changeRows(shop.db, 'pieces', { one_each: 1 }, { kind: 'merch' })
  })

  const start = (userId: string, network = userId) =>
    shop.checkout.startCheckout({ userId, network, wideNetwork: network })
  const cart = (quantity: number) => [{ kind: 'merch', productId: pin, quantity }] as const
  async function buy(userId: string): Promise<void> {
    await start(userId)
    const session = shop.payment.ids.at(-1) ?? ''
    shop.payment.pay(session)
    await shop.checkout.returnFromPayment(session)
  }
  const refused = { code: 'one_each', details: { items: ['Tide pool'] } }

  it('refuses a second one to a visitor whose code paid for the first', async () => {
    const buyer = await shopperWith(shop.db, cart(1))
    await buy(buyer)
    await changeRows(shop.db, 'orders', { total: 0 })
    await fillCart(shop.db, buyer, cart(1))
    await expect(start(buyer)).rejects.toMatchObject(refused)
  })

  it('refuses a second one to another address of the same mailbox', async () => {
    await buy(await shopperWith(shop.db, cart(1)))
    await changeRows(shop.db, 'orders', { buyer_email: 'Ro.bin+1@gmail.com' })
    const second = await shopperWith(shop.db, cart(1))
    const withEmail = (email: string) =>
      changeRows(shop.db, 'carts', { buyer_email: email }, { user_id: second })
    await withEmail('robin+2@googlemail.com')
    await expect(start(second)).rejects.toMatchObject(refused)
    await withEmail('robin@example.com')
    await start(second)
  })

  if (lane !== 'sqlite') return

  it('allows three visitors of a network one each in parallel, but no fourth', async () => {
    Object.assign(shop, await openSelling({ ...shop, rateLimits: true }))
    for (const _ of [1, 2, 3]) await start(await shopperWith(shop.db, cart(1)), 'office')
    const fourth = await shopperWith(shop.db, cart(1))
    await expect(start(fourth, 'office')).rejects.toMatchObject({ code: 'hold_limit' })
    await start(fourth, 'elsewhere')
  })

  it('refuses two at once, in the cart and at the checkout', async () => {
    await expect(start(await shopperWith(shop.db, cart(2)))).rejects.toMatchObject(refused)
    const userId = await shopperWith(shop.db, [])
    const line = {
      cartId: null,
      kind: 'merch',
      productId: pin,
      size: null,
      variantId: null,
    } as const
    const visitor = { role: 'guest', staffRole: null, name: 'guest', email: null, userId } as const
    await expect(shop.cart.addLine(visitor, { ...line, quantity: 2 })).rejects.toMatchObject(
      refused,
    )
    await shop.cart.addLine(visitor, { ...line, quantity: 1 })
  })

  it('refuses a second one to an e-mail address that another visitor has bought with', async () => {
    const first = await shopperWith(shop.db, cart(1))
    await buy(first)
    const other = await addPins(shop.db, 5)
    const second = await shopperWith(shop.db, [{ kind: 'merch', productId: other }])
    await buy(second)
    await fillCart(shop.db, second, cart(1))
    await expect(start(second)).rejects.toMatchObject(refused)
  })

  it('allows another after the piece was refunded, although the rest of its order stays', async () => {
    const other = await addPins(shop.db, 5)
    const rest = { kind: 'merch', productId: other } as const
    const buyer = await shopperWith(shop.db, [...cart(1), rest])
    await buy(buyer)
    const { id: lineId } = await rowOf(shop.db.read, 'order_lines', { product_id: pin })
    const lines = [{ lineId, quantity: 1 }]
    const { id } = await shop.order()
    await shop.refunds.refund(id, { attempt: 'attempt-1', restock: false, lines })
    await fillCart(shop.db, buyer, cart(1))
    await start(buyer)
  })
})
