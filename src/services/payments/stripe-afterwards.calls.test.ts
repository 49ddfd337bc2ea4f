import { describe, expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import { minute } from '#platform/time/clock.ts'
import { eachStripeShop } from '#testing/fixtures/checkout/stripe-shop.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'

const at = eachStripeShop()
const { guestWith, theShirt, pins, press, sessionIn, deliver, post, units, theOrder } = at

describe('after the payment', () => {
  const bought = async () => {
    const url = await press(await guestWith(theShirt(), pins(2)))
    at.stripe.pay(sessionIn(url))
    await deliver()
    return { ...(await theOrder()), sessionId: sessionIn(url) }
  }
  const refund = (id: string, request: object) =>
    at.api.owner.post(`/api/orders/id/${id}/refund`, { attempt: newId(), ...request })

  it('pays back by line with the piece put back, and hears its own event in peace', async () => {
    const { id } = await bought()
    const { lines } = await bodyOf<{ lines: { lineId: number; kind: string }[] }>(
      at.api.owner.get(`/api/orders/id/${id}`),
    )
    const line = lines.find(({ kind }) => kind === 'clothing')?.lineId
    await bodyOf(refund(id, { lines: [{ lineId: line, quantity: 1 }], restock: true }))
    await deliver()
    expect(await units()).toEqual({ shirt: [1, 0], pins: [3, 0] })
    expect(await theOrder()).toMatchObject({ refunded: 4800 })
    await bodyOf(refund(id, { amount: 5 }))
    await deliver()
    expect(await theOrder()).toMatchObject({ refunded: 5300 })
  })

  it('books what she paid back at Stripe itself', async () => {
    const { sessionId } = await bought()
    const paymentRef = sessionId.replace('cs_test_', 'pi_')
    await at.api.shop.services.payment.refund({ key: 'by hand', paymentRef, amount: 1000 })
    await deliver()
    expect(await theOrder()).toMatchObject({ refunded: 1000 })
  })

  it('tells the owner when money that went back did not arrive', async () => {
    const { id, payment_ref } = await bought()
    await bodyOf(refund(id, { amount: 5 }))
    await deliver()
    at.api.shop.clock.advance(minute)
    at.stripe.endRefund(String(payment_ref), false)
    await deliver()
    const order = await theOrder()
    expect(order.refunded).toBe(0)
    expect(order.issues).toEqual([expect.stringContaining('A refund of $5.00 did not arrive.')])
    await bodyOf(refund(id, { amount: 5 }))
    await deliver()
    expect(await theOrder()).toMatchObject({ refunded: 500 })
  })

  it('takes a pending refund for money on its way, and counts it no more when it fails', async () => {
    const { id, payment_ref } = await bought()
    at.stripe.slowRefunds()
    await bodyOf(refund(id, { amount: 5 }))
    await deliver()
    expect(await theOrder()).toMatchObject({ refunded: 500, issues: [] })
    at.stripe.endRefund(String(payment_ref), true)
    await deliver()
    expect(await theOrder()).toMatchObject({ refunded: 500, issues: [] })
    await bodyOf(refund(id, { amount: 7 }))
    at.api.shop.clock.advance(minute)
    at.stripe.endRefund(String(payment_ref), false)
    await deliver()
    const order = await theOrder()
    expect(order.refunded).toBe(500)
    expect(order.issues).toContainEqual(
      expect.stringContaining('A refund of $7.00 did not arrive.'),
    )
  })

  it('flags a dispute, and takes the flag off when it is over, in whatever order they come', async () => {
    const { payment_ref } = await bought()
    const before = at.stripe.events.length
    at.stripe.dispute(String(payment_ref), 'dp_1', 'needs_response')
    at.api.shop.clock.advance(minute)
    at.stripe.dispute(String(payment_ref), 'dp_1', 'won')
    at.stripe.events.reverse()
    await deliver()
    expect(at.stripe.events.length - before).toBe(2)
    expect(await theOrder()).toMatchObject({ disputed: 0, issues: [] })
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

  it('answers 503 when Stripe must be asked and is away: the event comes again', async () => {
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

  it('says whether Stripe takes the key, and that a test key takes no money', async () => {
    expect(await found('payments')).toMatchObject({
      verdict: 'look',
      says: 'Stripe answers, in test mode: nobody pays real money.',
    })
    at.stripe.trouble = () => ({ how: 'no permission' })
    expect(await found('payments')).toMatchObject({
      verdict: 'bad',
      says: expect.stringContaining('doesn’t accept the shop’s key'),
    })
  })

  it('says when Stripe’s events don’t arrive', async () => {
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
