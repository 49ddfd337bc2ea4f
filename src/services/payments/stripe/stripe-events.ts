import Stripe from 'stripe'
import { badInput, ShopError } from '#platform/errors.ts'
import type { Currency } from '#platform/money/currency.ts'
import { type Clock, minute } from '#platform/time/clock.ts'
import { paymentsCopy } from '#services/payments/copy.ts'
import type { AboutPayment, PaymentEvent } from '#services/payments/port.ts'
import { fromStripe } from './stripe-amounts.ts'
import { ask, askFor } from './stripe-call.ts'
import { isOurs, toPaymentSession } from './stripe-session.ts'

export interface EventReader {
  stripe: Stripe
  secrets: readonly string[]
  live: boolean
  currency: () => Currency
  clock: Clock
}

/** Seconds between an event's signature and our clock. */
const tolerance = (5 * minute) / 1000

/**
 * 'payment_unavailable' when a further question to Stripe gets no answer: Stripe sends the event
 * again. 'forbidden': the signature is wrong, old or of another mode; 'bad_input': nonsense.
 */
export async function readStripeEvent(
  reader: EventReader,
  body: Uint8Array,
  headers: Headers,
): Promise<PaymentEvent> {
  const event = verify(reader, body, headers.get('Stripe-Signature') ?? '')
  const { type, livemode, data } = event ?? {}
  if (typeof type !== 'string' || typeof livemode !== 'boolean' || !data?.object) {
    throw badInput('body', paymentsCopy.notAnEvent)
  }
  if (event.livemode !== reader.live) throw forbidden()
  return toPaymentEvent(reader, event)
}

function verify({ stripe, secrets, clock }: EventReader, body: Uint8Array, header: string) {
  const now = clock.now()
  // The SDK refuses only old signatures.
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1] ?? Number.NaN)
  if (!(signedAt <= now / 1000 + tolerance)) throw forbidden()
  const bytes = Buffer.from(body)
  for (const secret of secrets) {
    try {
      return stripe.webhooks.constructEvent(bytes, header, secret, tolerance, undefined, now)
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) continue
      throw badInput('body', paymentsCopy.notAnEvent)
    }
  }
  throw forbidden()
}

export async function toPaymentEvent(
  reader: EventReader,
  event: Stripe.Event,
): Promise<PaymentEvent> {
  const { id } = event
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const { object } = event.data
      if (!isOurs(object, reader.currency())) return { type: 'other', id }
      const session = toPaymentSession(object)
      const failed = event.type === 'checkout.session.async_payment_failed' && !session.paid
      return { type: 'session', id, session: { ...session, failed } }
    }
    case 'charge.refunded': {
      const { payment_intent, amount_refunded, currency, metadata } = event.data.object
      const about = aboutPayment(event, payment_intent, metadata.order)
      return about
        ? { type: 'refunded', refunded: fromStripe(amount_refunded, currency), ...about }
        : { type: 'other', id }
    }
    case 'refund.updated':
    case 'refund.failed':
      return readRefund(reader, event, event.data.object)
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const { id: dispute, status, payment_intent, amount, currency } = event.data.object
      const about = aboutPayment(event, payment_intent, undefined)
      if (!about) return { type: 'other', id }
      const payment = await paymentOf(reader, about.paymentRef)
      const isTold = typeof amount === 'number' && (!payment || payment.currency === currency)
      return {
        type: 'disputed',
        ...about,
        orderId: payment?.metadata.order ?? null,
        dispute,
        open: !isOver(status),
        lost: status === 'lost',
        amount: isTold ? fromStripe(amount, currency) : null,
      }
    }
    default:
      return { type: 'other', id }
  }
}

/** Only a failed refund matters: the charge reports the others. */
async function readRefund(
  reader: EventReader,
  event: Stripe.Event,
  refund: Stripe.Refund,
): Promise<PaymentEvent> {
  const { id } = event
  const { status, amount, currency, metadata, charge } = refund
  const about = aboutPayment(event, refund.payment_intent, undefined)
  if ((status !== 'failed' && status !== 'canceled') || !about || !charge) {
    return { type: 'other', id }
  }
  const chargeId = typeof charge === 'string' ? charge : charge.id
  const { amount_refunded, metadata: order } = await ask(() =>
    reader.stripe.charges.retrieve(chargeId),
  )
  return {
    type: 'refund_failed',
    ...about,
    orderId: order.order ?? null,
    refund: metadata?.refund ?? refund.id,
    amount: fromStripe(amount, currency),
    refunded: fromStripe(amount_refunded, currency),
  }
}

function aboutPayment(
  event: Stripe.Event,
  intent: string | { id: string } | null,
  orderId: string | undefined,
): AboutPayment | null {
  if (intent === null) return null
  const paymentRef = typeof intent === 'string' ? intent : intent.id
  return { id: event.id, paymentRef, orderId: orderId ?? null, at: event.created * 1000 }
}

/** A key without the right to read payments must not fail the event. */
function paymentOf({ stripe }: EventReader, paymentRef: string) {
  return askFor(() => stripe.paymentIntents.retrieve(paymentRef), [403, 404])
}

const over = new Set(['won', 'lost', 'warning_closed', 'prevented'])
/** An unknown status counts as open: the next check decides. */
const isOver = (status: string) => over.has(status)

function forbidden(): ShopError {
  return new ShopError('forbidden', paymentsCopy.badSignature)
}
