import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import { minute } from '#platform/time/clock.ts'
import { type FakeClock, fakeClock } from '#testing/fakes/fake-clock.ts'
import { fakeAddress } from '#testing/fakes/fake-payment.ts'
import type { PaymentProvider, PaymentRequest } from './port.ts'

export interface PaymentHarness {
  provider: PaymentProvider
  /** As Robin Field, at once; does nothing when the session is not open. */
  pay(sessionId: string): Promise<void>
  lastEvent(): Promise<{ body: Uint8Array; headers: Headers }>
  close(): Promise<void>
}

export function paymentRequestOf(clock: { now(): number }): PaymentRequest {
  const orderId = newId()
  return {
    orderId,
    key: `checkout-${orderId}`,
    lines: [
      { name: 'Moon moths', description: null, picture: null, unitPrice: 3500, quantity: 2 },
      {
        name: 'Tide pool',
        description: 'tee, M',
        picture: 'https://shop.example/media/tide.jpg',
        unitPrice: 4800,
        quantity: 1,
      },
    ],
    shipping: { label: 'Shipping', amount: 700 },
    total: 12_500,
    expiresAt: clock.now() + 35 * minute,
    successUrl: 'https://shop.example/order-success?session_id={SESSION_ID}',
    cancelUrl: 'https://shop.example/cart',
  }
}

export function paymentContract(
  name: string,
  open: (clock: FakeClock) => Promise<PaymentHarness>,
): void {
  describe(`the payment port: ${name}`, () => {
    let clock: FakeClock
    let harness: PaymentHarness
    let provider: PaymentProvider
    let request: PaymentRequest

    beforeEach(async () => {
      clock = fakeClock()
      harness = await open(clock)
      provider = harness.provider
      request = paymentRequestOf(clock)
    })
    afterEach(() => harness.close())

    it('opens a session with a page on one of its origins', async () => {
      const session = await provider.createSession(request)
      expect(session).toMatchObject({
        orderId: request.orderId,
        status: 'open',
        paid: false,
        total: 12_500,
        paymentRef: null,
        shipTo: null,
      })
      expect(provider.origins).toContain(new URL(session.url ?? '').origin)
      expect(await provider.getSession(session.id)).toEqual(session)
    })

    it('answers the same session for the same key', async () => {
      const first = await provider.createSession(request)
      expect((await provider.createSession(request)).id).toBe(first.id)
    })

    it('refuses a key that comes with other parameters', async () => {
      await provider.createSession(request)
      const changed = { ...request, total: 13_000, shipping: { label: 'Shipping', amount: 1200 } }
      await expect(provider.createSession(changed)).rejects.toMatchObject({
        code: 'payment_refused',
      })
    })

    it('opens another session for another key', async () => {
      const first = await provider.createSession(request)
      const second = await provider.createSession({ ...request, key: 'another' })
      expect(second.id).not.toBe(first.id)
    })

    it('refuses a session that would be over before it began', async () => {
      const late = { ...request, expiresAt: clock.now() - minute }
      await expect(provider.createSession(late)).rejects.toMatchObject({ code: 'payment_refused' })
    })

    it('knows no session that it did not make', async () => {
      expect(await provider.getSession('nothing')).toBeNull()
      expect(await provider.getSession('../secret')).toBeNull()
    })

    it('says of a session that nobody pays that nothing has failed', async () => {
      const session = await provider.createSession(request)
      expect(session).toMatchObject({ failed: false, discount: 0, tax: 0 })
    })

    it('tells who paid, and where it goes', async () => {
      const { id } = await provider.createSession(request)
      await harness.pay(id)
      expect(await provider.getSession(id)).toMatchObject({
        status: 'complete',
        paid: true,
        url: null,
        paymentRef: expect.any(String),
        buyer: { name: 'Robin Field', email: 'robin@example.com' },
        shipTo: fakeAddress,
      })
    })

    it('closes a session for good', async () => {
      const { id } = await provider.createSession(request)
      expect(await provider.expireSession(id)).toMatchObject({ status: 'expired', url: null })
      await harness.pay(id)
      expect(await provider.getSession(id)).toMatchObject({ status: 'expired', paid: false })
      expect(await provider.expireSession(id)).toMatchObject({ status: 'expired' })
    })

    it('says that a session is paid when it is asked to close it too late', async () => {
      const { id } = await provider.createSession(request)
      await harness.pay(id)
      expect(await provider.expireSession(id)).toMatchObject({ status: 'complete', paid: true })
    })

    it('closes no session that it did not make', async () => {
      const closing = provider.expireSession('nothing')
      await expect(closing).rejects.toMatchObject({ code: 'payment_refused' })
    })

    it('reports a payment by an event that it can read back', async () => {
      const { id } = await provider.createSession(request)
      await harness.pay(id)
      const { body, headers } = await harness.lastEvent()
      expect(await provider.readEvent(body, headers)).toMatchObject({
        type: 'session',
        session: { id, orderId: request.orderId, status: 'complete', paid: true, total: 12_500 },
      })
    })

    it('believes no event whose bytes were changed, whose signature is gone or which is old', async () => {
      const { id } = await provider.createSession(request)
      await harness.pay(id)
      const { body, headers } = await harness.lastEvent()
      const changed = new Uint8Array([...body, 32])
      const forbidden = { code: 'forbidden' }
      await expect(provider.readEvent(changed, headers)).rejects.toMatchObject(forbidden)
      await expect(provider.readEvent(body, new Headers())).rejects.toMatchObject(forbidden)
      clock.advance(6 * minute)
      await expect(provider.readEvent(body, headers)).rejects.toMatchObject(forbidden)
    })

    it('pays back once a key, never more than was paid, and reports it', async () => {
      const { id } = await provider.createSession(request)
      await harness.pay(id)
      const paymentRef = (await provider.getSession(id))?.paymentRef ?? ''
      const first = { key: 'first', paymentRef, amount: 12_000 }
      expect(await provider.refund(first)).toEqual({ refunded: 12_000 })
      expect(await provider.refund(first)).toEqual({ refunded: 12_000 })
      const { body, headers } = await harness.lastEvent()
      const told = { type: 'refunded', orderId: request.orderId, paymentRef, refunded: 12_000 }
      expect(await provider.readEvent(body, headers)).toMatchObject(told)
      const tooMuch = provider.refund({ key: 'second', paymentRef, amount: 501 })
      await expect(tooMuch).rejects.toMatchObject({ code: 'payment_refused' })
      const rest = { key: 'third', paymentRef, amount: 500 }
      expect(await provider.refund(rest)).toEqual({ refunded: 12_500 })
      const last = await harness.lastEvent()
      expect(await provider.readEvent(last.body, last.headers)).toMatchObject({ refunded: 12_500 })
    })

    it('gives no money back that it never had', async () => {
      const request = { key: 'refund', paymentRef: 'nothing', amount: 100 }
      await expect(provider.refund(request)).rejects.toMatchObject({ code: 'payment_refused' })
    })
  })
}
