import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { minute, second } from '#kernel/clock.ts'
import type { PaymentProvider, PaymentRequest } from '#shop/checkout/payment.ts'
import { type FakeClock, fakeClock } from '#testing/fake-clock.ts'
import { fakeAddress } from '#testing/fake-payment.ts'
import {
  type FakeStripe,
  openFakeStripe,
  type StripeTrouble,
  stripeSecretKey,
  stripeWebhookSecret,
} from '#testing/fake-stripe.ts'
import { paymentContract, paymentRequestOf } from '#testing/payment-contract.ts'
import { createStripePayment, type StripePaymentOptions } from './payment-stripe.ts'

const settings = {
  secretKey: stripeSecretKey,
  webhookSecret: stripeWebhookSecret,
  automaticTax: false,
  promotionCodes: false,
  countries: ['US'],
}

function open(stripe: FakeStripe, clock: FakeClock, more: Partial<StripePaymentOptions> = {}) {
  return createStripePayment({ ...settings, apiBase: stripe.url, clock, ...more })
}

paymentContract('Stripe', async (clock) => {
  const stripe = await openFakeStripe(clock)
  return {
    provider: open(stripe, clock),
    pay: async (id) => void stripe.pay(id),
    async lastEvent() {
      const event = stripe.events.at(-1)
      if (!event) throw new Error('nothing was reported')
      return stripe.sign(event)
    },
    close: stripe.close,
  }
})

describe('Stripe', () => {
  let clock: FakeClock
  let stripe: FakeStripe
  let provider: PaymentProvider
  let request: PaymentRequest
  beforeEach(async () => {
    clock = fakeClock()
    stripe = await openFakeStripe(clock)
    provider = open(stripe, clock)
    request = paymentRequestOf(clock)
  })
  afterEach(() => stripe.close())

  const trouble = (how: StripeTrouble, times = 1) => {
    let left = times
    stripe.trouble = () => (left-- > 0 ? how : { how: 'none' })
  }
  const told = (type: string) => {
    const event = stripe.events.findLast((each) => each.type === type)
    if (!event) throw new Error(`no ${type} was reported`)
    return event
  }
  const read = (event: Parameters<FakeStripe['sign']>[0]) => {
    const { body, headers } = stripe.sign(event)
    return provider.readEvent(body, headers)
  }
  const paid = async (how?: Parameters<FakeStripe['pay']>[1]) => {
    const { id } = await provider.createSession(request)
    stripe.pay(id, how)
    const session = await provider.getSession(id)
    return { id, paymentRef: session?.paymentRef ?? '' }
  }

  describe('a session', () => {
    it('offers what the studio has switched on when the attempt was made', async () => {
      const terms = { countries: ['US', 'CA'], automaticTax: true, promotionCodes: true }
      const other = open(stripe, clock, terms)
      expect(other.terms).toEqual(terms)
      const { id } = await other.createSession({ ...request, terms })
      expect(stripe.paramsOf(id)).toMatchObject({
        shipping_address_collection: { allowed_countries: ['US', 'CA'] },
        automatic_tax: { enabled: 'true' },
        allow_promotion_codes: 'true',
        line_items: [{ price_data: { tax_behavior: 'exclusive' } }, {}],
      })
      // The settings have changed since; the attempt stays what it was.
      expect((await provider.createSession({ ...request, terms })).id).toBe(id)
    })

    it('names our order wherever Stripe will speak of it again', async () => {
      const { id } = await provider.createSession(request)
      const metadata = { order: request.orderId }
      expect(stripe.paramsOf(id)).toMatchObject({
        client_reference_id: request.orderId,
        metadata,
        payment_intent_data: { metadata },
        expires_at: String(Math.floor(request.expiresAt / 1000)),
        success_url: 'https://shop.example/order-success?session_id={CHECKOUT_SESSION_ID}',
      })
    })

    it('shows pictures that Stripe can fetch, and no others', async () => {
      const { id } = await provider.createSession(request)
      expect(stripe.paramsOf(id)).toMatchObject({
        line_items: [
          { price_data: { product_data: { name: 'Moon moths' } } },
          { price_data: { product_data: { images: ['https://shop.example/media/tide.jpg'] } } },
        ],
      })
      const local = request.lines.map((line) => ({ ...line, picture: 'http://localhost/a.jpg' }))
      const other = await provider.createSession({ ...request, lines: local, key: 'other' })
      expect(JSON.stringify(stripe.paramsOf(other.id))).not.toContain('images')
    })

    it('takes a cart of more kinds than Stripe lists, with the right sum', async () => {
      const [line] = request.lines
      if (!line) throw new Error('there is no line')
      const lines = Array.from({ length: 130 }, () => ({ ...line, unitPrice: 100, quantity: 2 }))
      const session = await provider.createSession({ ...request, lines, total: 26_700 })
      expect(session.total).toBe(26_700)
      expect(stripe.paramsOf(session.id)?.line_items).toHaveLength(100)
    })

    it('tells what a code took off and what tax came on top', async () => {
      const { id } = await paid({ discount: 1000, tax: 230 })
      const sums = { total: 11_730, discount: 1000, tax: 230, paid: true }
      expect(await provider.getSession(id)).toMatchObject(sums)
    })

    it('is paid when a code pays for all of it', async () => {
      const { id } = await paid({ discount: 12_500 })
      expect(await provider.getSession(id)).toMatchObject({
        status: 'complete',
        paid: true,
        total: 0,
        paymentRef: null,
      })
    })

    it('says while a debit is on its way, and when it has bounced, that nothing was paid', async () => {
      const { id } = await paid({ later: true })
      const waiting = { status: 'complete', paid: false, failed: false }
      expect(await provider.getSession(id)).toMatchObject(waiting)
      stripe.endDebit(id, false)
      expect(await provider.getSession(id)).toMatchObject({ ...waiting, failed: true })
    })

    it('reads the address where older versions of Stripe put it', async () => {
      const { id } = await paid()
      const event = told('checkout.session.completed')
      const { collected_information: now, ...object } = event.data.object
      const older = { ...object, ...(now as object) }
      const session = { id, shipTo: fakeAddress }
      expect(await read({ ...event, data: { object: older } })).toMatchObject({ session })
    })
  })

  describe('when it fails', () => {
    const unavailable = { code: 'payment_unavailable' }
    const failures: StripeTrouble[] = [
      { how: 'silence', after: false },
      { how: 'silence', after: true },
      { how: 'reset', after: false },
      { how: 'reset', after: true },
      { how: 'error', after: false },
      { how: 'error', after: true },
      { how: 'broken', after: true },
      { how: 'shapeless' },
      { how: 'endless' },
      { how: 'too many' },
      { how: 'no permission' },
    ]
    it.each(failures)('says so, and makes one session when asked again: %o', async (how) => {
      if (how.how === 'silence') provider = open(stripe, clock, { timeout: second })
      trouble(how, 9)
      await expect(provider.createSession(request)).rejects.toMatchObject(unavailable)
      trouble({ how: 'none' })
      const { id } = await provider.createSession(request)
      expect(stripe.ids()).toEqual([id])
    })

    it('asks once more by itself, under the same key', async () => {
      trouble({ how: 'reset', after: true })
      const { id } = await provider.createSession(request)
      expect(stripe.ids()).toEqual([id])
      expect(stripe.calls).toHaveLength(2)
    })

    it('waits for the first one’s answer while the same key is at work', async () => {
      const gate = Promise.withResolvers<void>()
      stripe.trouble = (call) => {
        if (stripe.calls.filter((each) => each === call).length === 4) gate.resolve()
        return { how: 'slow', until: gate.promise }
      }
      const ask = () => provider.createSession(request)
      const [first, second] = await Promise.all([ask(), ask()])
      expect(second.id).toBe(first.id)
      expect(stripe.ids()).toEqual([first.id])
    })
    it('takes a failure that Stripe remembers for what it is, and another key goes on', async () => {
      trouble({ how: 'stored' })
      await expect(provider.createSession(request)).rejects.toMatchObject(unavailable)
      await expect(provider.createSession(request)).rejects.toMatchObject(unavailable)
      const again = await provider.createSession({ ...request, key: 'another' })
      expect(stripe.ids()).toEqual([again.id])
    })

    it('is unavailable, not empty-handed, to a shop whose key is refused', async () => {
      const { id } = await provider.createSession(request)
      const other = open(stripe, clock, { secretKey: 'sk_test_revoked' })
      await expect(other.getSession(id)).rejects.toMatchObject(unavailable)
      await expect(other.expireSession(id)).rejects.toMatchObject(unavailable)
    })

    it('doesn’t take a refusal for a session that is not there', async () => {
      const { id } = await provider.createSession(request)
      trouble({ how: 'refusal' }, 9)
      await expect(provider.getSession(id)).rejects.toMatchObject({ code: 'payment_refused' })
      trouble({ how: 'none' })
      expect(await provider.getSession('cs_test_nothing')).toBeNull()
    })

    it('repeats nothing of what was sent, and no key', async () => {
      const lines = request.lines.map((line) => ({ ...line, name: '' }))
      const refused = await provider.createSession({ ...request, lines }).catch(String)
      expect(refused).toContain('Stripe refused this (parameter_invalid).')
      const other = open(stripe, clock, { secretKey: 'sk_test_revoked' })
      expect(await other.getSession('cs_test_1').catch(String)).not.toContain('revoked')
    })
  })

  describe('its events', () => {
    it('tell of a debit that comes, and of one that bounces', async () => {
      const { id } = await paid({ later: true })
      const waiting = { type: 'session', session: { id, paid: false, failed: false } }
      expect(await read(told('checkout.session.completed'))).toMatchObject(waiting)
      stripe.endDebit(id, false)
      const bounced = { type: 'session', session: { id, paid: false, failed: true } }
      expect(await read(told('checkout.session.async_payment_failed'))).toMatchObject(bounced)
      stripe.endDebit(id, true)
      const came = { type: 'session', session: { id, paid: true, failed: false } }
      expect(await read(told('checkout.session.async_payment_succeeded'))).toMatchObject(came)
    })

    it('tell of a session that is over', async () => {
      const { id } = await provider.createSession(request)
      await provider.expireSession(id)
      expect(await read(told('checkout.session.expired'))).toMatchObject({
        type: 'session',
        session: { id, orderId: request.orderId, status: 'expired' },
      })
    })

    it('tell how much has gone back, and what did not arrive', async () => {
      const { paymentRef } = await paid()
      await provider.refund({ key: 'first', paymentRef, amount: 500 })
      await provider.refund({ key: 'second', paymentRef, amount: 700 })
      const about = { orderId: request.orderId, paymentRef }
      const refunded = { type: 'refunded', refunded: 1200, ...about }
      expect(await read(told('charge.refunded'))).toMatchObject(refunded)
      expect(await read(told('refund.created'))).toMatchObject({ type: 'other' })
      stripe.endRefund(paymentRef, false)
      const failed = {
        type: 'refund_failed',
        refund: 'second',
        amount: 700,
        refunded: 500,
        ...about,
      }
      expect(await read(told('refund.failed'))).toMatchObject(failed)
    })

    it.each([
      ['needs_response', true],
      ['under_review', true],
      ['appeal_needs_response', true],
      ['a status of tomorrow', true],
      ['won', false],
      ['lost', false],
      ['prevented', false],
    ])('tell of a dispute that is "%s"', async (status, isOpen) => {
      const { paymentRef } = await paid()
      stripe.dispute(paymentRef, 'dp_1', status)
      const event = stripe.events.at(-1)
      if (!event) throw new Error('nothing was reported')
      const about = { orderId: request.orderId, paymentRef, dispute: 'dp_1' }
      expect(await read(event)).toMatchObject({ type: 'disputed', open: isOpen, ...about })
    })

    it('tell of a dispute though the key may not read payments', async () => {
      const { paymentRef } = await paid()
      stripe.dispute(paymentRef, 'dp_1', 'needs_response')
      trouble({ how: 'no permission' })
      const event = stripe.events.at(-1)
      if (!event) throw new Error('nothing was reported')
      expect(await read(event)).toMatchObject({ type: 'disputed', paymentRef, orderId: null })
    })

    it('mean nothing when they are of a kind that nobody knows, or of another business', async () => {
      const { paymentRef } = await paid()
      const event = told('checkout.session.completed')
      expect(await read({ ...event, type: 'charge.succeeded' })).toMatchObject({ type: 'other' })
      for (const theirs of [{ mode: 'subscription' }, { currency: 'eur' }, { metadata: {} }]) {
        const object = { ...event.data.object, ...theirs }
        expect(await read({ ...event, data: { object } })).toMatchObject({ type: 'other' })
      }
      const alone = { id: 'ch_x', object: 'charge', payment_intent: null, metadata: {} }
      const charge = { ...event, type: 'charge.refunded', data: { object: alone } }
      expect(await read(charge)).toMatchObject({ type: 'other' })
      expect(paymentRef).not.toBe('')
    })

    it('are refused when another secret signed them, or they are of the other mode', async () => {
      await paid()
      const event = told('checkout.session.completed')
      const forbidden = { code: 'forbidden' }
      const { body, headers } = stripe.sign(event, 'whsec_somebody')
      await expect(provider.readEvent(body, headers)).rejects.toMatchObject(forbidden)
      await expect(read({ ...event, livemode: true })).rejects.toMatchObject(forbidden)
    })

    it('are refused when they come from tomorrow', async () => {
      await paid()
      clock.advance(10 * minute)
      const { body, headers } = stripe.sign(told('checkout.session.completed'))
      clock.advance(-10 * minute)
      await expect(provider.readEvent(body, headers)).rejects.toMatchObject({ code: 'forbidden' })
    })

    it('are accepted by either secret while one is being replaced', async () => {
      const { id } = await paid()
      const event = told('checkout.session.completed')
      const old = stripe.sign(event, 'whsec_old').headers.get('Stripe-Signature') ?? ''
      const { body, headers } = stripe.sign(event)
      const other = old.replace(/^t=\d+,/, '')
      headers.set('Stripe-Signature', `${headers.get('Stripe-Signature')},${other}`)
      expect(await provider.readEvent(body, headers)).toMatchObject({ session: { id } })
    })

    it.each(['null', '[]', '7', '{"object":"v2.core.event"}', '{"id":', '{"type":"x","data":1}'])(
      'are refused when signed bytes make no sense: %s',
      async (payload) => {
        const { body, headers } = stripe.sign(payload)
        const reading = provider.readEvent(body, headers)
        await expect(reading).rejects.toMatchObject({ code: 'bad_input' })
      },
    )
  })

  describe('a refund', () => {
    it('is found again by its own name after Stripe has forgotten its key', async () => {
      const { paymentRef } = await paid()
      const wish = { key: 'first', paymentRef, amount: 500 }
      await provider.refund(wish)
      stripe.forgetKeys()
      await provider.refund(wish)
      expect(stripe.refundedOf(paymentRef)).toBe(500)
    })

    it.each([
      { how: 'reset', after: true },
      { how: 'error', after: true },
      { how: 'silence', after: true },
    ] as const)('goes back once, whatever is lost: %o', async (how) => {
      const { paymentRef } = await paid()
      if (how.how === 'silence') provider = open(stripe, clock, { timeout: second })
      const wish = { key: 'first', paymentRef, amount: 500 }
      stripe.trouble = (call) => (call === 'POST /v1/refunds' ? how : { how: 'none' })
      await expect(provider.refund(wish)).rejects.toMatchObject({ code: 'payment_unavailable' })
      trouble({ how: 'none' })
      await provider.refund(wish)
      expect(stripe.refundedOf(paymentRef)).toBe(500)
    })

    it('goes back once, asked for by two at once', async () => {
      const { paymentRef } = await paid()
      const wish = { key: 'first', paymentRef, amount: 500 }
      await Promise.all([provider.refund(wish), provider.refund(wish)])
      expect(stripe.refundedOf(paymentRef)).toBe(500)
    })

    it('answers all that has gone back, what is pending and what went back at Stripe’s desk', async () => {
      const { paymentRef } = await paid()
      stripe.slowRefunds()
      stripe.payBackAtDesk(paymentRef, 300)
      stripe.payBackAtDesk(paymentRef, 200)
      stripe.endRefund(paymentRef, false)
      const wish = { key: 'first', paymentRef, amount: 500 }
      expect(await provider.refund(wish)).toEqual({ refunded: 800 })
      expect(await provider.refund(wish)).toEqual({ refunded: 800 })
      stripe.endRefund(paymentRef, true)
      expect(await read(told('refund.updated'))).toMatchObject({ type: 'other' })
    })
    it('waits for the first one’s answer while that is still running', async () => {
      const { paymentRef } = await paid()
      const gate = Promise.withResolvers<void>()
      stripe.trouble = (call) => {
        if (call !== 'POST /v1/refunds') return { how: 'none' }
        if (stripe.calls.filter((each) => each === call).length === 4) gate.resolve()
        return { how: 'slow', until: gate.promise }
      }
      const wish = { key: 'first', paymentRef, amount: 500 }
      const both = await Promise.all([provider.refund(wish), provider.refund(wish)])
      expect(both).toEqual([{ refunded: 500 }, { refunded: 500 }])
      expect(stripe.refundedOf(paymentRef)).toBe(500)
    })
    it('that did not arrive is refused when it is asked for again', async () => {
      const { paymentRef } = await paid()
      const wish = { key: 'first', paymentRef, amount: 500 }
      await provider.refund(wish)
      stripe.endRefund(paymentRef, false)
      await expect(provider.refund(wish)).rejects.toMatchObject({ code: 'payment_refused' })
    })
  })
})
