import type Stripe from 'stripe'
import { isShopError, ShopError } from '#platform/errors.ts'
import type { Currency } from '#platform/money/currency.ts'
import type { Clock } from '#platform/time/clock.ts'
import { paymentsCopy } from '#services/payments/copy.ts'
import type { PaymentProvider, PaymentRequest, PaymentSession } from '#services/payments/port.ts'
import { fromStripe, toStripe } from './stripe-amounts.ts'
import { ask, askFor, askInTurn, createStripeClient, type StripeAccount } from './stripe-call.ts'
import { readStripeEvent } from './stripe-events.ts'
import { stripeFees } from './stripe-fees.ts'
import { paidStripeSessions } from './stripe-paid.ts'
import { recentStripeEvents } from './stripe-poll.ts'
import { sessionParams } from './stripe-request.ts'
import { isOurs, toPaymentSession } from './stripe-session.ts'

export interface StripePaymentOptions extends StripeAccount {
  /** Two while an endpoint is replaced. */
  webhookSecrets: readonly string[]
  account?: string
  automaticTax: () => boolean
  promotionCodes: boolean
  /** Payments in another currency are not the shop's. */
  currency: () => Currency
  clock: Clock
  /** Stripe can't report to the shop, so the shop polls. */
  polled?: boolean
}

const sessionId = /^[\w-]{1,200}$/

/** A refund is found by our refund's id, also after Stripe has forgotten its idempotency key. */
export function createStripePayment(options: StripePaymentOptions): PaymentProvider {
  const {
    secretKey,
    webhookSecrets,
    account = '',
    apiBase,
    clock,
    polled,
    promotionCodes,
    automaticTax,
    currency,
  } = options
  const stripe = createStripeClient(options)
  const live = /^.._live_/.test(secretKey)

  const reader = { stripe, secrets: webhookSecrets, live, currency, clock }

  async function getSession(id: string): Promise<PaymentSession | null> {
    if (!sessionId.test(id)) return null
    const found = await askFor(() =>
      // Only the payment itself says that a bank debit has failed.
      stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }),
    )
    return found && isOurs(found, currency()) ? toPaymentSession(found) : null
  }

  async function create(request: PaymentRequest, idempotencyKey: string): Promise<PaymentSession> {
    const params = sessionParams(request)
    return toPaymentSession(
      await askInTurn(() => stripe.checkout.sessions.create(params, { idempotencyKey })),
    )
  }

  return {
    name: 'stripe',
    account,
    origins: [apiBase === undefined ? 'https://checkout.stripe.com' : new URL(apiBase).origin],
    money: live ? 'live' : 'test',
    get terms() {
      return { automaticTax: automaticTax(), promotionCodes }
    },
    getSession,

    async createSession(request) {
      try {
        return await create(request, request.key)
      } catch (error) {
        const isRefused = isShopError(error) && error.code === 'payment_refused'
        if (!isRefused || !request.terms?.automaticTax) throw error
        // Stripe Tax isn't set up in the account: a sale without tax is better than none.
        const terms = { ...request.terms, automaticTax: false }
        const session = await create({ ...request, terms }, `${request.key}-untaxed`)
        return { ...session, untaxed: true }
      }
    },

    async expireSession(id) {
      if (!sessionId.test(id)) throw noSession()
      try {
        return toPaymentSession(await ask(() => stripe.checkout.sessions.expire(id)))
      } catch (error) {
        if (!isShopError(error) || error.code !== 'payment_refused') throw error
        const session = await getSession(id)
        if (!session) throw noSession()
        return session
      }
    },

    async refund({ key, paymentRef, amount, currency }) {
      const list = { payment_intent: paymentRef, limit: 100 }
      const { data } = await ask(() => stripe.refunds.list(list))
      const made = data.find((refund) => refund.metadata?.refund === key)
      const sent = toStripe(amount, currency)
      const params = { payment_intent: paymentRef, amount: sent, metadata: { refund: key } }
      const options = { idempotencyKey: `refund-${key}` }
      const refund = made ?? (await askInTurn(() => stripe.refunds.create(params, options)))
      if (hasFailed(refund)) {
        throw new ShopError('payment_refused', paymentsCopy.refundFailed)
      }
      const others = data.filter((other) => other.id !== refund.id && !hasFailed(other))
      const refunded = others.reduce((sum, other) => sum + other.amount, refund.amount)
      return { refunded: fromStripe(refunded, currency) }
    },

    paidSince: (since) => paidStripeSessions(stripe, currency(), since),

    feesOf: (payment) => stripeFees(stripe, payment),

    readEvent: (body, headers) => readStripeEvent(reader, body, headers),
    ...(polled && { recentEvents: (since, until) => recentStripeEvents(reader, since, until) }),
  }
}

/** A pending refund is on its way; an event reports a later failure. */
const hasFailed = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled'

function noSession(): ShopError {
  return new ShopError('payment_refused', paymentsCopy.noSuchSession)
}
