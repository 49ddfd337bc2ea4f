import type Stripe from 'stripe'
import type { Currency } from '#platform/money/currency.ts'
import type { PaymentSession } from '#services/payments/port.ts'
import type { Address } from '#shop/orders/record/addresses/address.ts'
import { fromStripe } from './stripe-amounts.ts'

type Session = Stripe.Checkout.Session

/** Older API versions have the address here; an endpoint may use such a version. */
interface Older {
  shipping_details?: { name?: string | null; address?: Stripe.Address | null } | null
}

/** The account may take other money, too: a payment link, an invoice. */
export function isOurs({ currency, mode, metadata }: Session, shops: Currency): boolean {
  const ours = currency?.toUpperCase() === shops
  return ours && mode === 'payment' && metadata?.order !== undefined
}

export function toPaymentSession(session: Session): PaymentSession {
  const { id, metadata, client_reference_id: reference } = session
  const sum = (amount: number | null | undefined) => fromStripe(amount ?? 0, session.currency)
  const intent = session.payment_intent
  const complete = session.status === 'complete'
  const paid = complete && session.payment_status !== 'unpaid'
  const person = session.customer_details
  return {
    id,
    orderId: metadata?.order ?? reference ?? null,
    status: sessionStatus(session),
    paid,
    failed: complete && !paid && hasFailed(intent),
    total: sum(session.amount_total),
    discount: sum(session.total_details?.amount_discount),
    tax: sum(session.total_details?.amount_tax),
    url: session.url ?? null,
    paymentRef: complete ? (typeof intent === 'string' ? intent : (intent?.id ?? null)) : null,
    buyer: { name: person?.name ?? null, email: person?.email ?? session.customer_email ?? null },
    shipTo: shippingAddress(session),
  }
}

/** A session with a status that we don't know stays open. */
function sessionStatus({ status }: Session): PaymentSession['status'] {
  if (status === 'complete') return 'complete'
  return status === 'expired' ? 'expired' : 'open'
}

/** After a failed delayed payment, the payment asks for another method or is cancelled. */
function hasFailed(intent: Session['payment_intent']): boolean {
  if (intent === null || typeof intent === 'string') return false
  return intent.status === 'requires_payment_method' || intent.status === 'canceled'
}

function shippingAddress(session: Session & Older): Address | null {
  const { collected_information: collected, shipping_details: older } = session
  const { name, address } = collected?.shipping_details ?? older ?? {}
  if (!address) return null
  return {
    name: name ?? session.customer_details?.name ?? '',
    line1: address.line1 ?? '',
    line2: address.line2 || null,
    city: address.city ?? '',
    state: address.state ?? '',
    postal_code: address.postal_code ?? '',
    country: address.country ?? '',
  }
}
