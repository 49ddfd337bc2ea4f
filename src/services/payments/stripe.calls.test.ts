import { describe, expect, it } from 'vitest'
import { minute } from '#platform/time/clock.ts'
import { eachStripeShop } from '#testing/fixtures/checkout/stripe-shop.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'

const at = eachStripeShop()
const { guestWith, theShirt, pins, press, sessionIn, deliver, post, units, orders, theOrder } = at

describe('buying with Stripe', () => {
  it('sells once, however often and by whomever it is reported', async () => {
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
})

describe('the address for Stripe’s events', () => {
  it('refuses bytes that Stripe did not sign', async () => {
    const url = await press(await guestWith(theShirt()))
    at.stripe.pay(sessionIn(url))
    const [event] = at.stripe.events
    if (!event) throw new Error('nothing was reported')
    const forged = at.stripe.sign(event, 'whsec_somebody')
    expect(await failureOf(post(forged.body, forged.headers))).toMatchObject({
      status: 400,
      field: 'signature',
    })
    const { body, headers } = at.stripe.sign(event)
    const spaced = new TextEncoder().encode(` ${new TextDecoder().decode(body)}`)
    expect((await post(spaced, headers)).status).toBe(400)
    expect((await post(body, new Headers())).status).toBe(400)
    at.api.shop.clock.advance(6 * minute)
    expect((await post(body, headers)).status).toBe(400)
    expect(await theOrder()).toMatchObject({ state: 'pending' })
  })

  it('answers 503 when it must ask Stripe and Stripe is away, so that the event is sent again', async () => {
    const url = await press(await guestWith(theShirt()))
    at.stripe.pay(sessionIn(url))
    await deliver()
    at.stripe.dispute(sessionIn(url).replace('cs_test_', 'pi_'), 'dp_1', 'needs_response')
    at.stripe.trouble = () => ({ how: 'reset', after: false })
    const event = at.stripe.events.at(-1)
    if (!event) throw new Error('nothing was reported')
    const { body, headers } = at.stripe.sign(event)
    expect((await post(body, headers)).status).toBe(503)
    at.stripe.trouble = () => ({ how: 'none' })
    await deliver()
    expect(await theOrder()).toMatchObject({ disputed: 1 })
  })
})

describe('the check-up', () => {
  const found = async (key: string) =>
    (await at.api.shop.admin.checkUp.look()).find((check) => check.key === key)

  it('reports whether Stripe accepts the key, and that a test key takes no money', async () => {
    expect(await found('payments')).toMatchObject({
      verdict: 'bad',
      says: 'Stripe answers, in test mode: nobody pays real money.',
    })
    at.stripe.trouble = () => ({ how: 'no permission' })
    expect(await found('payments')).toMatchObject({
      verdict: 'bad',
      says: expect.stringContaining('doesn’t accept the shop’s key'),
    })
  })

  it('reports when Stripe’s events don’t arrive', async () => {
    expect(await found('payment-events')).toMatchObject({ verdict: 'look' })
    const url = await press(await guestWith(theShirt()))
    at.stripe.pay(sessionIn(url))
    await at.api.shop.storefront.checkout.returnFromPayment(sessionIn(url))
    expect(await found('payment-events')).toMatchObject({ verdict: 'bad' })
    await deliver()
    expect(await found('payment-events')).toMatchObject({
      verdict: 'good',
      says: 'Stripe last reported something within the last day.',
    })
    at.api.shop.clock.advance(24 * 60 * minute)
    const other = await press(await guestWith(pins(1)))
    at.stripe.pay(sessionIn(other))
    await at.api.shop.storefront.checkout.returnFromPayment(sessionIn(other))
    expect(await found('payment-events')).toMatchObject({
      verdict: 'bad',
      says: 'Orders were paid since Stripe last reported anything.',
    })
  })
})
