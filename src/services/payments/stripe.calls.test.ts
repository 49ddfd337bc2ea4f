import { describe, expect, it } from 'vitest'
import { minute } from '#platform/time/clock.ts'
import { fillCart } from '#testing/fixtures/checkout/buyers.ts'
import { eachStripeShop } from '#testing/fixtures/checkout/stripe-shop.ts'
import { bodyOf } from '#testing/harness/api-client.ts'

const at = eachStripeShop()
const { guestWith, theShirt, pins, press, sessionIn, deliver, units, orders, theOrder } = at

describe('buying with Stripe', () => {
  it('sells once, however often it is reported and whoever is first', async () => {
    const someone = await guestWith(theShirt(), pins(2))
    const url = await press(someone)
    expect(url).toContain(`${at.stripe.url}/c/pay/cs_test_`)
    expect(await units()).toEqual({ shirt: [1, 1], pins: [5, 2] })
    at.stripe.pay(sessionIn(url))
    await deliver()
    await deliver()
    await at.api.shop.storefront.checkout.returnFromPayment(sessionIn(url))
    expect(await units()).toEqual({ shirt: [0, 0], pins: [3, 0] })
    expect(await orders()).toMatchObject([
      { state: 'paid', total: 6500, buyer_email: 'robin@example.com', issues: [] },
    ])
    expect(await bodyOf(someone.client.get('/api/session'))).toMatchObject({ itemCount: 0 })
  })

  it('is settled on return when no event has come', async () => {
    const url = await press(await guestWith(theShirt()))
    at.stripe.pay(sessionIn(url))
    expect(await at.api.shop.storefront.checkout.returnFromPayment(sessionIn(url))).toBe('paid')
  })

  it('leads to the same session when pressed again, and closes it before another is made', async () => {
    const someone = await guestWith(theShirt())
    const first = await press(someone)
    expect(await press(someone)).toBe(first)
    await fillCart(at.api.shop.db, someone.id, [theShirt(), pins(1)])
    const second = await press(someone)
    expect(second).not.toBe(first)
    expect(at.stripe.pay(sessionIn(first))).toBe(false)
    expect(await units()).toEqual({ shirt: [1, 1], pins: [5, 1] })
  })

  it('settles the old session instead when it was just paid', async () => {
    const someone = await guestWith(pins(1))
    const first = await press(someone)
    at.stripe.pay(sessionIn(first))
    await fillCart(at.api.shop.db, someone.id, [pins(2)])
    expect(await press(someone)).toContain(`/order-success?session_id=${sessionIn(first)}`)
    expect(await units()).toMatchObject({ pins: [4, 0] })
  })

  it('closes the session when the buyer comes back by the cancel link', async () => {
    const someone = await guestWith(theShirt())
    const url = await press(someone)
    const { id } = await theOrder()
    const back = await someone.client.get(`/api/cart/cancel-checkout-session/id/${id}`)
    expect(back.headers.get('Location')).toBe('/cart?notice=cancelled')
    expect(at.stripe.pay(sessionIn(url))).toBe(false)
    expect(await units()).toMatchObject({ shirt: [1, 0] })
  })

  it('gives back what nobody paid for, also when nobody reports it', async () => {
    await press(await guestWith(theShirt()))
    at.api.shop.clock.advance(40 * minute)
    await at.api.shop.jobs.runDue()
    expect(await units()).toMatchObject({ shirt: [1, 0] })
    expect(await theOrder()).toMatchObject({ state: 'expired' })
  })

  it.each(['reset', 'error', 'broken'] as const)(
    'keeps the cart and frees the pieces when Stripe is down (%s), and goes on when it is back',
    async (how) => {
      const someone = await guestWith(theShirt())
      at.stripe.trouble = () => ({ how, after: true })
      expect(await press(someone)).toBe('/cart?notice=payment_unavailable')
      expect(await units()).toMatchObject({ shirt: [1, 0] })
      expect(await bodyOf(someone.client.get('/api/session'))).toMatchObject({ itemCount: 1 })
      at.stripe.trouble = () => ({ how: 'none' })
      const url = await press(someone)
      at.stripe.pay(sessionIn(url))
      await deliver()
      expect(await units()).toMatchObject({ shirt: [0, 0] })
    },
  )

  it('takes a sum that a code and a tax explain, and shows them', async () => {
    const url = await press(await guestWith(theShirt()))
    at.stripe.pay(sessionIn(url), { discount: 800, tax: 331 })
    await deliver()
    const order = await theOrder()
    expect(order).toMatchObject({ total: 5031, discount: 800, tax: 331, issues: [] })
    const shown = await bodyOf(at.api.stranger.get(`/api/orders/${order.token}`))
    expect(shown).toMatchObject({ subtotal: 48, shipping: 7, discount: 8, tax: 3.31, total: 50.31 })
  })

  it('waits for a debit, and frees the pieces when it bounces', async () => {
    const url = await press(await guestWith(theShirt()))
    at.stripe.pay(sessionIn(url), { later: true })
    await deliver()
    expect(await theOrder()).toMatchObject({ state: 'processing' })
    expect(await units()).toMatchObject({ shirt: [1, 1] })
    at.stripe.endDebit(sessionIn(url), false)
    await deliver(1)
    expect(await theOrder()).toMatchObject({ state: 'cancelled' })
    expect(await units()).toMatchObject({ shirt: [1, 0] })
    await deliver()
    const mails = await at.api.shop.db.read
      .selectFrom('outbox')
      .select('dedupe_key')
      .where('dedupe_key', 'like', 'mail:%')
      .execute()
    expect(mails).toEqual([{ dedupe_key: `mail:payment-failed:${(await theOrder()).id}` }])
  })

  it('leads both presses to one page when the second comes while Stripe is still making it', async () => {
    const guest = await guestWith(theShirt())
    const gate = Promise.withResolvers<void>()
    at.stripe.trouble = (call) => {
      if (!call.startsWith('POST')) return { how: 'none' }
      if (at.stripe.calls.filter((each) => each === call).length === 4) gate.resolve()
      return { how: 'slow', until: gate.promise }
    }
    const [first, second] = await Promise.all([press(guest), press(guest)])
    expect(second).toBe(first)
    expect(at.stripe.ids()).toEqual([sessionIn(first)])
    expect(await theOrder()).toMatchObject({ state: 'pending', session_id: sessionIn(first) })
  })

  it('hears of a bounced debit by asking, when the event is lost', async () => {
    const url = await press(await guestWith(theShirt()))
    at.stripe.pay(sessionIn(url), { later: true })
    await deliver()
    at.stripe.endDebit(sessionIn(url), false)
    at.api.shop.clock.advance(24 * 60 * minute)
    await at.api.shop.jobs.runDue()
    expect(await units()).toMatchObject({ shirt: [1, 0] })
  })
})
