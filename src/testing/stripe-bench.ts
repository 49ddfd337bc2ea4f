import { afterEach, beforeEach } from 'vitest'
import { createStripePayment, type StripePaymentOptions } from '#adapters/payment-stripe.ts'
import type { PaymentProvider, PaymentRequest } from '#shop/checkout/payment.ts'
import { type FakeClock, fakeClock } from './fake-clock.ts'
import {
  type FakeStripe,
  openFakeStripe,
  type StripeTrouble,
  stripeSecretKey,
  stripeWebhookSecret,
} from './fake-stripe.ts'
import { paymentRequestOf } from './payment-contract.ts'

/** The shop's provider before a Stripe that a test steers. */
export function providerAt(
  stripe: FakeStripe,
  clock: FakeClock,
  more: Partial<StripePaymentOptions> = {},
): PaymentProvider {
  return createStripePayment({
    secretKey: stripeSecretKey,
    webhookSecret: stripeWebhookSecret,
    automaticTax: false,
    promotionCodes: false,
    countries: ['US'],
    apiBase: stripe.url,
    clock,
    ...more,
  })
}

export type StripeBench = Awaited<ReturnType<typeof openStripeBench>>

/** A bench of its own for each test of a block; call it inside a `describe`. */
export function stripeBench(): () => StripeBench {
  let bench: StripeBench
  beforeEach(async () => {
    bench = await openStripeBench()
  })
  afterEach(() => bench.stripe.close())
  return () => bench
}

async function openStripeBench() {
  const clock = fakeClock()
  const stripe = await openFakeStripe(clock)
  const provider = providerAt(stripe, clock)
  const request: PaymentRequest = paymentRequestOf(clock)
  return {
    clock,
    stripe,
    provider,
    request,
    /** The same account, asked in another way. */
    otherwise: (more: Partial<StripePaymentOptions>) => providerAt(stripe, clock, more),
    trouble(how: StripeTrouble, times = 1) {
      let left = times
      stripe.trouble = () => (left-- > 0 ? how : { how: 'none' })
    },
    told(type: string) {
      const event = stripe.events.findLast((each) => each.type === type)
      if (!event) throw new Error(`no ${type} was reported`)
      return event
    },
    read(event: Parameters<FakeStripe['sign']>[0]) {
      const { body, headers } = stripe.sign(event)
      return provider.readEvent(body, headers)
    },
    async paid(how?: Parameters<FakeStripe['pay']>[1]) {
      const { id } = await provider.createSession(request)
      stripe.pay(id, how)
      const session = await provider.getSession(id)
      return { id, paymentRef: session?.paymentRef ?? '' }
    },
  }
}
