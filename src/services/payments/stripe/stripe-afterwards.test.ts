import { describe, expect, it } from 'vitest'
import { minute } from '#platform/time/clock.ts'
import { eachStripeAccount } from '#testing/fixtures/checkout/stripe-account.ts'

describe('after a payment with Stripe', () => {
  const shop = eachStripeAccount()

  describe('its events', () => {
    it('report a debit that arrives, and a debit that bounces', async () => {
      const { stripe, told, read, paid } = shop
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

    it('report an ended session', async () => {
      const { provider, request, told, read } = shop
      const { id } = await provider.createSession(request)
      await provider.expireSession(id)
      expect(await read(told('checkout.session.expired'))).toMatchObject({
        type: 'session',
        session: { id, orderId: request.orderId, status: 'expired' },
      })
    })

    it('report the refunded sum, and refunds that did not arrive', async () => {
      const { stripe, provider, request, told, read, paid } = shop
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
    ])('report a dispute that is "%s"', async (status, isOpen) => {
      const { stripe, request, read, paid } = shop
      const { paymentRef } = await paid()
      stripe.dispute(paymentRef, 'dp_1', status)
      const event = stripe.events.at(-1)
      if (!event) throw new Error('nothing was reported')
      const about = { orderId: request.orderId, paymentRef, dispute: 'dp_1' }
      expect(await read(event)).toMatchObject({ type: 'disputed', open: isOpen, ...about })
    })

    it.each([
      ['of a part of the payment', { amount: 300, currency: 'usd' }, 300],
      [
        'in another currency than the payment, whose part nobody knows',
        { amount: 300, currency: 'eur' },
        null,
      ],
    ])('report a dispute %s', async (_, told, amount) => {
      const { stripe, read, paid } = shop
      const { paymentRef } = await paid()
      stripe.dispute(paymentRef, 'dp_1', 'lost', told)
      const event = stripe.events.at(-1)
      if (!event) throw new Error('nothing was reported')
      expect(await read(event)).toMatchObject({ type: 'disputed', lost: true, amount })
    })

    it('report a dispute although the key may not read payments', async () => {
      const { stripe, trouble, read, paid } = shop
      const { paymentRef } = await paid()
      stripe.dispute(paymentRef, 'dp_1', 'needs_response')
      trouble({ how: 'no permission' })
      const event = stripe.events.at(-1)
      if (!event) throw new Error('nothing was reported')
      expect(await read(event)).toMatchObject({ type: 'disputed', paymentRef, orderId: null })
    })

    it('are ignored when their kind is unknown, or they concern another business', async () => {
      const { told, read, paid } = shop
      const { paymentRef } = await paid()
      const event = told('checkout.session.completed')
      expect(await read({ ...event, type: 'charge.succeeded' })).toMatchObject({ type: 'other' })
      const readWith = (theirs: object) =>
        read({ ...event, data: { object: { ...event.data.object, ...theirs } } })
      expect(await readWith({ mode: 'subscription' })).toMatchObject({ type: 'other' })
      expect(await readWith({ currency: 'eur' })).toMatchObject({ type: 'other' })
      expect(await readWith({ metadata: {} })).toMatchObject({ type: 'other' })
      const alone = { id: 'ch_x', object: 'charge', payment_intent: null, metadata: {} }
      const charge = { ...event, type: 'charge.refunded', data: { object: alone } }
      expect(await read(charge)).toMatchObject({ type: 'other' })
      expect(paymentRef).not.toBe('')
    })

    it('are refused when another secret signed them, they were changed, or have the other mode', async () => {
      const { stripe, provider, told, read, paid } = shop
      await paid()
      const event = told('checkout.session.completed')
      const forbidden = { code: 'forbidden' }
      const { body, headers } = stripe.sign(event, 'whsec_somebody')
      await expect(provider.readEvent(body, headers)).rejects.toMatchObject(forbidden)
      const ours = stripe.sign(event)
      const changed = provider.readEvent(new Uint8Array([...ours.body, 32]), ours.headers)
      await expect(changed).rejects.toMatchObject(forbidden)
      await expect(read({ ...event, livemode: true })).rejects.toMatchObject(forbidden)
    })

    it('are refused when they are dated tomorrow', async () => {
      const { clock, stripe, provider, told, paid } = shop
      await paid()
      clock.advance(10 * minute)
      const { body, headers } = stripe.sign(told('checkout.session.completed'))
      clock.advance(-10 * minute)
      await expect(provider.readEvent(body, headers)).rejects.toMatchObject({ code: 'forbidden' })
    })

    it('are accepted with either secret while one is being replaced', async () => {
      const { stripe, provider, told, paid } = shop
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
        const { stripe, provider } = shop
        const { body, headers } = stripe.sign(payload)
        const reading = provider.readEvent(body, headers)
        await expect(reading).rejects.toMatchObject({ code: 'bad_input' })
      },
    )
  })

  describe('its fee', () => {
    it('is known once the payment is booked, in the payment’s own currency', async () => {
      const { stripe, provider, paid } = shop
      const { paymentRef } = await paid()
      const paidTo = { provider: 'stripe', account: '', money: 'test' } as const
      const ref = paymentRef ?? ''
      const feesOf = () => provider.feesOf?.({ paymentRef: ref, currency: 'USD', paidTo })
      expect(await feesOf()).toBeNull()
      stripe.bookFee(ref, 138)
      expect(await feesOf()).toEqual({ payment: 138, refunds: 0, disputes: 0 })
      stripe.bookFee(ref, 120, 0.8)
      expect(await feesOf()).toMatchObject({ payment: 150 })
      await provider.refund({ key: 'a', paymentRef: ref, amount: 500 })
      stripe.bookRefundFee(ref, 16, 0.8)
      stripe.bookDispute(ref, 'dp_1', 1500)
      stripe.bookDispute(ref, 'dp_2', 1500)
      expect(await feesOf()).toEqual({ payment: 150, refunds: 20, disputes: 3000 })
      stripe.bookDispute(ref, 'dp_1', -1500)
      expect(await feesOf()).toMatchObject({ disputes: 1500 })
    })

    it('is read for the payment and its refunds by a key that may not read disputes', async () => {
      const { stripe, provider, paid } = shop
      const { paymentRef } = await paid()
      stripe.bookFee(paymentRef ?? '', 138)
      stripe.bookDispute(paymentRef ?? '', 'dp_1', 1500)
      stripe.trouble = (call) => ({ how: call.includes('disputes') ? 'no permission' : 'none' })
      const paidTo = { provider: 'stripe', account: '', money: 'test' } as const
      const asked = { paymentRef: paymentRef ?? '', currency: 'USD', paidTo } as const
      expect(await provider.feesOf?.(asked)).toEqual({ payment: 138, refunds: 0, disputes: 0 })
    })
  })

  describe('a refund', () => {
    it('is found by its own name after Stripe has forgotten its key', async () => {
      const { stripe, provider, paid } = shop
      const { paymentRef } = await paid()
      const request = { key: 'first', paymentRef, amount: 500 }
      await provider.refund(request)
      stripe.forgetKeys()
      await provider.refund(request)
      expect(stripe.refundedOf(paymentRef)).toBe(500)
    })

    it.each([
      { how: 'reset', after: true },
      { how: 'error', after: true },
      { how: 'silence', after: true },
    ] as const)('is paid once, even if calls and answers are lost: %o', async (how) => {
      const { stripe, provider, trouble, paid } = shop
      const hurried = how.how === 'silence' ? shop.otherwise({ timeout: 200 }) : provider
      const { paymentRef } = await paid()
      const request = { key: 'first', paymentRef, amount: 500 }
      stripe.trouble = (call) => (call === 'POST /v1/refunds' ? how : { how: 'none' })
      await expect(hurried.refund(request)).rejects.toMatchObject({ code: 'payment_unavailable' })
      trouble({ how: 'none' })
      await provider.refund(request)
      expect(stripe.refundedOf(paymentRef)).toBe(500)
    })

    it('is paid once for two parallel requests', async () => {
      const { stripe, provider, paid } = shop
      const { paymentRef } = await paid()
      const request = { key: 'first', paymentRef, amount: 500 }
      await Promise.all([provider.refund(request), provider.refund(request)])
      expect(stripe.refundedOf(paymentRef)).toBe(500)
    })

    it('answers the whole refunded sum, pending refunds and Stripe’s own included', async () => {
      const { stripe, provider, told, read, paid } = shop
      const { paymentRef } = await paid()
      stripe.slowRefunds()
      stripe.refundInDashboard(paymentRef, 300)
      stripe.refundInDashboard(paymentRef, 200)
      stripe.endRefund(paymentRef, false)
      const request = { key: 'first', paymentRef, amount: 500 }
      expect(await provider.refund(request)).toEqual({ refunded: 800 })
      expect(await provider.refund(request)).toEqual({ refunded: 800 })
      stripe.endRefund(paymentRef, true)
      expect(await read(told('refund.updated'))).toMatchObject({ type: 'other' })
    })
    it('waits for the answer of a running request', async () => {
      const { stripe, provider, paid } = shop
      const { paymentRef } = await paid()
      const gate = Promise.withResolvers<void>()
      stripe.trouble = (call) => {
        if (call !== 'POST /v1/refunds') return { how: 'none' }
        if (stripe.calls.filter((each) => each === call).length === 4) gate.resolve()
        return { how: 'slow', until: gate.promise }
      }
      const request = { key: 'first', paymentRef, amount: 500 }
      const both = await Promise.all([provider.refund(request), provider.refund(request)])
      expect(both).toEqual([{ refunded: 500 }, { refunded: 500 }])
      expect(stripe.refundedOf(paymentRef)).toBe(500)
    })
    it('that did not arrive is refused when it is requested again', async () => {
      const { stripe, provider, paid } = shop
      const { paymentRef } = await paid()
      const request = { key: 'first', paymentRef, amount: 500 }
      await provider.refund(request)
      stripe.endRefund(paymentRef, false)
      await expect(provider.refund(request)).rejects.toMatchObject({ code: 'payment_refused' })
    })
  })
})
