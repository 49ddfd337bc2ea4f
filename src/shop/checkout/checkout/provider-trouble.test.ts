import { beforeEach, describe, expect, it } from 'vitest'
import { hour, minute } from '#platform/time/clock.ts'
import type { Trouble } from '#testing/fakes/fake-payment.ts'
import { addPins } from '#testing/fixtures/catalogue/products.ts'
import { cartOf, shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'

describe('checkout with a failing provider', () => {
  const shop = eachCheckout('sqlite')
  let pin: number

  beforeEach(async () => {
    pin = await addPins(shop.db, 5)
  })

  const { start } = shop
  const pinBuyer = (quantity: number) =>
    shopperWith(shop.db, [{ kind: 'merch', productId: pin, quantity }])
  const orders = () => shop.allOrders()
  /** Two presses of one buyer, both waiting in a call to the provider. */
  async function twoAtTheDoor(buyer: string) {
    const press = async () => {
      const { promise, resolve } = Promise.withResolvers<Trouble>()
      const arrived = Promise.withResolvers<void>()
      shop.payment.meet = () => {
        arrived.resolve()
        return promise
      }
      const pressed = start(buyer)
      pressed.catch(() => {})
      await arrived.promise
      return { pressed, goOn: resolve }
    }
    return [await press(), await press()] as const
  }
  const firstSession = () => shop.payment.ids[0] as string
  /** A buyer whose checkout ended between its commit and the call to the provider. */
  async function crashed(): Promise<string> {
    const buyer = await pinBuyer(2)
    shop.payment.meet = () => Promise.reject(new Error('the process ended here'))
    await expect(start(buyer)).rejects.toThrow('ended here')
    shop.payment.meet = () => null
    return buyer
  }

  it('keeps the cart and releases the hold when the provider is down', async () => {
    shop.payment.meet = () => 'before'
    const buyer = await pinBuyer(2)
    await expect(start(buyer)).rejects.toMatchObject({ code: 'payment_unavailable' })
    expect(await shop.units()).toMatchObject({ [`merch/${pin}`]: [5, 0] })
    expect(await cartOf(shop.db, buyer)).toEqual({ [`merch/${pin}`]: 2 })
  })

  it('tells the owner once a day that a buyer could not pay', async () => {
    shop.payment.meet = () => 'refused'
    for (const quantity of [1, 2]) {
      await expect(start(await pinBuyer(quantity))).rejects.toMatchObject({
        code: 'payment_refused',
      })
    }
    expect(await shop.mails()).toMatchObject([
      { kind: 'needs-you', cause: 'payments', reason: 'It does not want to.' },
    ])
    shop.clock.advance(24 * hour)
    await expect(start(await pinBuyer(1))).rejects.toMatchObject({ code: 'payment_refused' })
    expect(await shop.mails()).toHaveLength(2)
  })

  it('restarts after the provider’s answer was lost', async () => {
    shop.payment.meet = () => 'after'
    const buyer = await pinBuyer(2)
    await expect(start(buyer)).rejects.toMatchObject({ code: 'payment_unavailable' })
    shop.payment.meet = () => null
    expect(await start(buyer)).toEqual({ url: 'https://pay.example/fake_2' })
    expect(await shop.units()).toMatchObject({ [`merch/${pin}`]: [5, 2] })
  })

  it('repeats an attempt that crashed between commit and call, with the same parameters', async () => {
    const buyer = await crashed()
    shop.clock.advance(minute)
    expect(await start(buyer)).toEqual({ url: 'https://pay.example/fake_1' })
    expect(await orders()).toMatchObject([{ state: 'pending' }])
  })

  it('restarts an attempt that crashed and that the provider no longer accepts', async () => {
    const buyer = await crashed()
    shop.clock.advance(40 * minute)
    expect(await start(buyer)).toEqual({ url: 'https://pay.example/fake_1' })
    expect(await orders()).toMatchObject([{ state: 'cancelled' }, { state: 'pending' }])
    expect(await shop.units()).toMatchObject({ [`merch/${pin}`]: [5, 2] })
  })

  it('keeps the session of one of two presses when the other fails', async () => {
    const buyer = await pinBuyer(2)
    const [one, two] = await twoAtTheDoor(buyer)
    one.goOn(null)
    expect(await one.pressed).toEqual({ url: 'https://pay.example/fake_1' })
    two.goOn('before')
    await expect(two.pressed).rejects.toMatchObject({ code: 'payment_unavailable' })
    expect(await orders()).toMatchObject([{ state: 'pending' }])
    expect(await shop.units()).toMatchObject({ [`merch/${pin}`]: [5, 2] })
  })

  it('closes a session that came after its attempt was given up', async () => {
    const buyer = await pinBuyer(2)
    const [one, two] = await twoAtTheDoor(buyer)
    one.goOn('before')
    await expect(one.pressed).rejects.toMatchObject({ code: 'payment_unavailable' })
    shop.payment.meet = () => null
    two.goOn(null)
    expect(await two.pressed).toEqual({ url: 'https://pay.example/fake_2' })
    expect(shop.payment.pay('fake_1')).toBe(false)
    expect(await shop.units()).toMatchObject({ [`merch/${pin}`]: [5, 2] })
  })

  it('releases pieces that nobody paid for', async () => {
    await crashed()
    shop.clock.advance(40 * minute)
    await shop.jobs.runDue()
    expect(await shop.units()).toMatchObject({ [`merch/${pin}`]: [5, 0] })
  })

  it('keeps asking a provider that ends nothing, or is down, before it ends a hold', async () => {
    await start(await pinBuyer(2))
    const { getSession } = shop.payment
    shop.payment.getSession = async (id) => {
      const session = await getSession(id)
      // An answer about something else, which no order knows.
      return session && { ...session, id: 'other', orderId: null, status: 'expired' }
    }
    shop.clock.advance(40 * minute)
    await shop.jobs.runDue()
    expect(await shop.units()).toMatchObject({ [`merch/${pin}`]: [5, 2] })
    shop.payment.getSession = getSession
    shop.payment.meet = () => 'before'
    for (let days = 0; days < 4; days++) {
      shop.clock.advance(24 * hour)
      await shop.jobs.runDue()
    }
    expect(await shop.units()).toMatchObject({ [`merch/${pin}`]: [5, 2] })
    shop.payment.meet = () => null
    shop.clock.advance(24 * hour)
    await shop.jobs.runDue()
    expect(await shop.units()).toMatchObject({ [`merch/${pin}`]: [5, 0] })
    expect(await orders()).toMatchObject([{ state: 'expired' }])
  })

  it('sells pieces paid in time, although the provider could not answer for hours', async () => {
    await start(await pinBuyer(2))
    shop.payment.pay(firstSession())
    shop.clock.advance(3 * hour)
    await shop.jobs.runDue()
    expect(await shop.units()).toMatchObject({ [`merch/${pin}`]: [3, 0] })
    expect(await orders()).toMatchObject([{ state: 'paid' }])
  })
})
