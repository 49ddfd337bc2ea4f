import { createEmulator, type Emulator } from 'emulate'
import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import type { PaymentProvider } from '#shop/payments/payment.ts'
import { type LocalServer, openLocalServer } from '#testing/fakes/local-server.ts'
import { freePort } from '#testing/harness/process.ts'
import { createStripePayment } from './payment-stripe.ts'

/*
 * A second opinion on addresses, errors and signatures, by an emulator that others wrote. It knows
 * neither our prices nor amounts, so it can't stand in for the whole.
 */
describe('Stripe, as another emulator has it', () => {
  let emulator: Emulator
  let listener: LocalServer
  let posted: { body: Uint8Array; headers: Headers }[]
  let stripe: Stripe
  let provider: PaymentProvider

  beforeEach(async () => {
    posted = []
    listener = await openLocalServer(async (request) => {
      const body = new Uint8Array(await request.arrayBuffer())
      posted.push({ body, headers: request.headers })
      return new Response('taken')
    })
    const webhook = { url: `${listener.url}/`, events: ['*'], secret: 'whsec_theirs' }
    const port = await freePort()
    emulator = await createEmulator({
      service: 'stripe',
      port,
      seed: { stripe: { webhooks: [webhook] } },
    })
    const where = { host: '127.0.0.1', port, protocol: 'http' } as const
    stripe = new Stripe('sk_test_theirs', { ...where, telemetry: false })
    provider = createStripePayment({
      secretKey: 'sk_test_theirs',
      webhookSecrets: ['whsec_theirs'],
      apiBase: `http://127.0.0.1:${port}`,
      automaticTax: () => false,
      promotionCodes: false,
      clock: systemClock,
    })
  })
  afterEach(async () => {
    await emulator.close()
    await listener.close()
  })

  /** A session of theirs, made from a price, paid on their page. */
  async function paidSession() {
    const product = await stripe.products.create({ name: 'Tide pool' })
    const terms = { product: product.id, currency: 'usd', unit_amount: 4800 }
    const price = await stripe.prices.create(terms)
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: 'https://shop.example/order-success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://shop.example/cart',
    })
    const pay = { method: 'POST', redirect: 'manual' } as const
    const answer = await fetch(`${emulator.url}/checkout/${session.id}/complete`, pay)
    return { session, back: answer.headers.get('Location') }
  }

  it('fills our session’s name into the address that the buyer returns to', async () => {
    const { session, back } = await paidSession()
    expect(back).toBe(`https://shop.example/order-success?session_id=${session.id}`)
  })

  it('signs events in the way that we verify', async () => {
    await paidSession()
    await expect.poll(() => posted.length).toBe(3)
    for (const { body, headers } of posted) {
      // Its events lack what a real one has; only a right signature gets as far as that.
      const whole = provider.readEvent(body, headers)
      await expect(whole).rejects.toMatchObject({ code: 'bad_input' })
      const changed = provider.readEvent(new Uint8Array([...body, 32]), headers)
      await expect(changed).rejects.toMatchObject({ code: 'forbidden' })
    }
  })

  it('answers as we expect for what it doesn’t know', async () => {
    expect(await provider.getSession('cs_test_nothing')).toBeNull()
    const closing = provider.expireSession('cs_test_nothing')
    await expect(closing).rejects.toMatchObject({ code: 'payment_refused' })
  })
})
