import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { minute } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { type ApiClient, bodyOf, createApiClient, failureOf } from '#testing/api-client.ts'
import {
  type FakeStripe,
  openFakeStripe,
  stripeSecretKey,
  stripeWebhookSecret,
} from '#testing/fake-stripe.ts'
import { type OwnersDesk, openOwnersDesk } from '#testing/owners-desk.ts'
import { fillCart, putMerch, putShirt, unitsOf } from '#testing/till.ts'
import { createApi } from './app.ts'

let stripe: FakeStripe
let desk: OwnersDesk
let api: ReturnType<typeof createApi>
let shirt: number
let pin: number

beforeEach(async () => {
  stripe = await openFakeStripe({ now: () => desk.shop.clock.now() })
  desk = await openOwnersDesk('sqlite', {
    env: {
      STRIPE_SECRET_KEY: stripeSecretKey,
      STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
      STRIPE_API_BASE: stripe.url,
    },
  })
  api = createApi(desk.shop)
  shirt = await putShirt(desk.shop.db)
  pin = await putMerch(desk.shop.db, 5)
})
afterEach(async () => {
  await desk.close()
  await stripe.close()
})

interface Guest {
  id: string
  client: ApiClient
}

async function guestWith(...wishes: Parameters<typeof fillCart>[2]): Promise<Guest> {
  const client = createApiClient(api)
  const { user } = await bodyOf<{ user: { id: string } }>(client.post('/api/users/create', {}))
  await fillCart(desk.shop.db, user.id, wishes)
  return { id: user.id, client }
}

const theShirt = () => ({ kind: 'clothing', productId: shirt }) as const
const pins = (quantity: number) => ({ kind: 'merch', productId: pin, quantity }) as const

/** Presses the button as a plain form; answers where it leads. */
async function press({ id, client }: Guest): Promise<string> {
  const answer = await client.form(`/api/cart/create-checkout-session/id/${id}`, {})
  expect(answer.status).toBe(303)
  return answer.headers.get('Location') ?? ''
}

const sessionIn = (url: string) => url.split('/').at(-1) ?? ''

/** Posts what Stripe has to report, from the nth event on, as it does: to nobody in particular. */
async function deliver(from = 0): Promise<void> {
  for (const event of stripe.events.slice(from)) {
    const { body, headers } = stripe.sign(event)
    expect((await post(body, headers)).status).toBe(200)
  }
}

function post(body: Uint8Array, headers: Headers): Promise<Response> {
  const anybody = createApiClient(api, { origin: null })
  const bytes = new Uint8Array(body)
  const all = { ...Object.fromEntries(headers), 'Content-Type': 'application/json; charset=utf-8' }
  return anybody.send('POST', '/api/payments/stripe/events', bytes, all)
}

const units = async () => {
  const all = await unitsOf(desk.shop.db)
  return { shirt: all[`clothing/${shirt}`], pins: all[`merch/${pin}`] }
}
const orders = () => desk.shop.db.read.selectFrom('orders').selectAll().orderBy('number').execute()
const theOrder = async () => {
  const [order] = await orders()
  if (!order) throw new Error('there is no order')
  return order
}

describe('buying with Stripe', () => {
  it('sells once, however often it is reported and whoever is first', async () => {
    const someone = await guestWith(theShirt(), pins(2))
    const url = await press(someone)
    expect(url).toContain(`${stripe.url}/c/pay/cs_test_`)
    expect(await units()).toEqual({ shirt: [1, 1], pins: [5, 2] })
    stripe.pay(sessionIn(url))
    await deliver()
    await deliver()
    await desk.shop.checkout.returnFromPayment(sessionIn(url))
    expect(await units()).toEqual({ shirt: [0, 0], pins: [3, 0] })
    expect(await orders()).toMatchObject([
      { state: 'paid', total: 6500, buyer_email: 'robin@example.com', attention: null },
    ])
    expect(await bodyOf(someone.client.get('/api/session'))).toMatchObject({ itemCount: 0 })
  })

  it('is settled on return when no event has come', async () => {
    const url = await press(await guestWith(theShirt()))
    stripe.pay(sessionIn(url))
    expect(await desk.shop.checkout.returnFromPayment(sessionIn(url))).toBe('paid')
  })

  it('leads to the same session when pressed again, and closes it before another is made', async () => {
    const someone = await guestWith(theShirt())
    const first = await press(someone)
    expect(await press(someone)).toBe(first)
    await fillCart(desk.shop.db, someone.id, [theShirt(), pins(1)])
    const second = await press(someone)
    expect(second).not.toBe(first)
    expect(stripe.pay(sessionIn(first))).toBe(false)
    expect(await units()).toEqual({ shirt: [1, 1], pins: [5, 1] })
  })

  it('settles the old session instead when it was just paid', async () => {
    const someone = await guestWith(pins(1))
    const first = await press(someone)
    stripe.pay(sessionIn(first))
    await fillCart(desk.shop.db, someone.id, [pins(2)])
    expect(await press(someone)).toContain(`/order-success?session_id=${sessionIn(first)}`)
    expect(await units()).toMatchObject({ pins: [4, 0] })
  })

  it('closes the session when the buyer comes back by the cancel link', async () => {
    const someone = await guestWith(theShirt())
    const url = await press(someone)
    const { id } = await theOrder()
    const back = await someone.client.get(`/api/cart/cancel-checkout-session/id/${id}`)
    expect(back.headers.get('Location')).toBe('/cart?notice=cancelled')
    expect(stripe.pay(sessionIn(url))).toBe(false)
    expect(await units()).toMatchObject({ shirt: [1, 0] })
  })

  it('gives back what nobody paid for, also when nobody reports it', async () => {
    await press(await guestWith(theShirt()))
    desk.shop.clock.advance(40 * minute)
    await desk.shop.jobs.runDue()
    expect(await units()).toMatchObject({ shirt: [1, 0] })
    expect(await theOrder()).toMatchObject({ state: 'expired' })
  })

  it.each(['reset', 'error', 'broken'] as const)(
    'keeps the cart and frees the pieces when Stripe is down (%s), and goes on when it is back',
    async (how) => {
      const someone = await guestWith(theShirt())
      stripe.trouble = () => ({ how, after: true })
      expect(await press(someone)).toBe('/cart?notice=payment_unavailable')
      expect(await units()).toMatchObject({ shirt: [1, 0] })
      expect(await bodyOf(someone.client.get('/api/session'))).toMatchObject({ itemCount: 1 })
      stripe.trouble = () => ({ how: 'none' })
      const url = await press(someone)
      stripe.pay(sessionIn(url))
      await deliver()
      expect(await units()).toMatchObject({ shirt: [0, 0] })
    },
  )

  it('takes a sum that a code and a tax explain, and shows them', async () => {
    const url = await press(await guestWith(theShirt()))
    stripe.pay(sessionIn(url), { discount: 800, tax: 331 })
    await deliver()
    const order = await theOrder()
    expect(order).toMatchObject({ total: 5031, discount: 800, tax: 331, attention: null })
    const shown = await bodyOf(desk.stranger.get(`/api/orders/${order.token}`))
    expect(shown).toMatchObject({ subtotal: 48, shipping: 7, discount: 8, tax: 3.31, total: 50.31 })
  })

  it('waits for a debit, and frees the pieces when it bounces', async () => {
    const url = await press(await guestWith(theShirt()))
    stripe.pay(sessionIn(url), { later: true })
    await deliver()
    expect(await theOrder()).toMatchObject({ state: 'processing' })
    expect(await units()).toMatchObject({ shirt: [1, 1] })
    stripe.endDebit(sessionIn(url), false)
    await deliver(1)
    expect(await theOrder()).toMatchObject({ state: 'cancelled' })
    expect(await units()).toMatchObject({ shirt: [1, 0] })
    await deliver()
    const mails = await desk.shop.db.read
      .selectFrom('outbox')
      .select('dedupe_key')
      .where('dedupe_key', 'like', 'mail:%')
      .execute()
    expect(mails).toEqual([{ dedupe_key: `mail:payment-failed:${(await theOrder()).id}` }])
  })

  it('leads both presses to one page when the second comes while Stripe is still making it', async () => {
    const guest = await guestWith(theShirt())
    const gate = Promise.withResolvers<void>()
    stripe.trouble = (call) => {
      if (!call.startsWith('POST')) return { how: 'none' }
      if (stripe.calls.filter((each) => each === call).length === 4) gate.resolve()
      return { how: 'slow', until: gate.promise }
    }
    const [first, second] = await Promise.all([press(guest), press(guest)])
    expect(second).toBe(first)
    expect(stripe.ids()).toEqual([sessionIn(first)])
    expect(await theOrder()).toMatchObject({ state: 'pending', session_id: sessionIn(first) })
  })

  it('hears of a bounced debit by asking, when the event is lost', async () => {
    const url = await press(await guestWith(theShirt()))
    stripe.pay(sessionIn(url), { later: true })
    await deliver()
    stripe.endDebit(sessionIn(url), false)
    desk.shop.clock.advance(24 * 60 * minute)
    await desk.shop.jobs.runDue()
    expect(await units()).toMatchObject({ shirt: [1, 0] })
  })
})

describe('after the payment', () => {
  const bought = async () => {
    const url = await press(await guestWith(theShirt(), pins(2)))
    stripe.pay(sessionIn(url))
    await deliver()
    return { ...(await theOrder()), sessionId: sessionIn(url) }
  }
  const refund = (id: string, wish: object) =>
    desk.owner.post(`/api/orders/id/${id}/refund`, { attempt: newId(), ...wish })

  it('pays back by line with the piece put back, and hears its own event in peace', async () => {
    const { id } = await bought()
    const { lines } = await bodyOf<{ lines: { lineId: number; kind: string }[] }>(
      desk.owner.get(`/api/orders/id/${id}`),
    )
    const line = lines.find(({ kind }) => kind === 'clothing')?.lineId
    await bodyOf(refund(id, { lines: [{ lineId: line, quantity: 1 }], putBack: true }))
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
    await desk.shop.payment.refund({ key: 'by hand', paymentRef, amount: 1000 })
    await deliver()
    expect(await theOrder()).toMatchObject({ refunded: 1000 })
  })

  it('tells the owner when money that went back did not arrive', async () => {
    const { id, payment_ref } = await bought()
    await bodyOf(refund(id, { amount: 5 }))
    await deliver()
    desk.shop.clock.advance(minute)
    stripe.endRefund(payment_ref ?? '', false)
    await deliver()
    const order = await theOrder()
    expect(order.refunded).toBe(0)
    expect(order.attention).toContain('A refund of $5.00 did not arrive.')
    await bodyOf(refund(id, { amount: 5 }))
    await deliver()
    expect(await theOrder()).toMatchObject({ refunded: 500 })
  })

  it('takes a pending refund for money on its way, and counts it no more when it fails', async () => {
    const { id, payment_ref } = await bought()
    stripe.slowRefunds()
    await bodyOf(refund(id, { amount: 5 }))
    await deliver()
    expect(await theOrder()).toMatchObject({ refunded: 500, attention: null })
    stripe.endRefund(payment_ref ?? '', true)
    await deliver()
    expect(await theOrder()).toMatchObject({ refunded: 500, attention: null })
    await bodyOf(refund(id, { amount: 7 }))
    desk.shop.clock.advance(minute)
    stripe.endRefund(payment_ref ?? '', false)
    await deliver()
    const order = await theOrder()
    expect(order.refunded).toBe(500)
    expect(order.attention).toContain('A refund of $7.00 did not arrive.')
  })

  it('flags a dispute, and takes the flag off when it is over, in whatever order they come', async () => {
    const { payment_ref } = await bought()
    const before = stripe.events.length
    stripe.dispute(payment_ref ?? '', 'dp_1', 'needs_response')
    desk.shop.clock.advance(minute)
    stripe.dispute(payment_ref ?? '', 'dp_1', 'won')
    stripe.events.reverse()
    await deliver()
    expect(stripe.events.length - before).toBe(2)
    expect(await theOrder()).toMatchObject({ disputed: 0, attention: null })
  })
})

describe('the address for Stripe’s events', () => {
  it('refuses bytes that Stripe did not sign', async () => {
    const url = await press(await guestWith(theShirt()))
    stripe.pay(sessionIn(url))
    const [event] = stripe.events
    if (!event) throw new Error('nothing was reported')
    const forged = stripe.sign(event, 'whsec_somebody')
    expect(await failureOf(post(forged.body, forged.headers))).toMatchObject({
      status: 400,
      field: 'signature',
    })
    const { body, headers } = stripe.sign(event)
    const spaced = new TextEncoder().encode(` ${new TextDecoder().decode(body)}`)
    expect((await post(spaced, headers)).status).toBe(400)
    expect((await post(body, new Headers())).status).toBe(400)
    desk.shop.clock.advance(6 * minute)
    expect((await post(body, headers)).status).toBe(400)
    expect(await theOrder()).toMatchObject({ state: 'pending' })
  })

  it('asks for patience when Stripe must be asked and is away: the event comes again', async () => {
    const url = await press(await guestWith(theShirt()))
    stripe.pay(sessionIn(url))
    await deliver()
    stripe.dispute(sessionIn(url).replace('cs_test_', 'pi_'), 'dp_1', 'needs_response')
    stripe.trouble = () => ({ how: 'reset', after: false })
    const event = stripe.events.at(-1)
    if (!event) throw new Error('nothing was reported')
    const { body, headers } = stripe.sign(event)
    expect((await post(body, headers)).status).toBe(503)
    stripe.trouble = () => ({ how: 'none' })
    await deliver()
    expect(await theOrder()).toMatchObject({ disputed: 1 })
  })
})

describe('the check-up', () => {
  const found = async (key: string) =>
    (await desk.shop.checkUp.look()).find((check) => check.key === key)

  it('says whether Stripe takes the key, and that a test key takes no money', async () => {
    expect(await found('payments')).toMatchObject({
      verdict: 'look',
      says: 'Stripe answers, with a test key: nobody pays real money.',
    })
    stripe.trouble = () => ({ how: 'no permission' })
    expect(await found('payments')).toMatchObject({
      verdict: 'bad',
      says: expect.stringContaining('doesn’t accept the shop’s key'),
    })
  })

  it('says when Stripe’s events don’t arrive', async () => {
    expect(await found('payment-events')).toMatchObject({ verdict: 'look' })
    const url = await press(await guestWith(theShirt()))
    stripe.pay(sessionIn(url))
    await desk.shop.checkout.returnFromPayment(sessionIn(url))
    expect(await found('payment-events')).toMatchObject({ verdict: 'bad' })
    await deliver()
    expect(await found('payment-events')).toMatchObject({
      verdict: 'good',
      says: 'Stripe last reported something within the last day.',
    })
    desk.shop.clock.advance(24 * 60 * minute)
    const other = await press(await guestWith(pins(1)))
    stripe.pay(sessionIn(other))
    await desk.shop.checkout.returnFromPayment(sessionIn(other))
    expect(await found('payment-events')).toMatchObject({
      verdict: 'bad',
      says: 'Orders were paid since Stripe last reported anything.',
    })
  })
})
