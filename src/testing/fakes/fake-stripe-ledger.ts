import { newSecret } from '#platform/ids.ts'
import type { Clock } from '#platform/time/clock.ts'
import { fakeAddress } from './fake-payment.ts'
import { stripeFeeBooks } from './fake-stripe-fees.ts'
import {
  currencyOf,
  problemOf,
  type SessionParams,
  sessionParams,
  totalOf,
} from './fake-stripe-rules.ts'

interface Kept {
  id: string
  created: number
  params: SessionParams
  status: 'open' | 'complete' | 'expired'
  paymentStatus: 'unpaid' | 'paid' | 'no_payment_required'
  intentStatus: 'processing' | 'succeeded' | 'requires_payment_method'
  discount: number
  tax: number
}

interface KeptRefund {
  id: string
  intent: string
  amount: number
  currency: string
  status: string
  metadata: Record<string, string>
}

export interface StripeEvent {
  id: string
  type: string
  created: number
  data: { object: Record<string, unknown> }
  [more: string]: unknown
}

export interface PayingHow {
  discount?: number
  tax?: number
  later?: boolean
}

/** `pageBase`: where its hosted pages are. */
export function stripeBooks(
  clock: Clock,
  pageBase: () => string,
  mode: { live: boolean } = { live: false },
) {
  const sessions = new Map<string, Kept>()
  const refunds: KeptRefund[] = []
  const events: StripeEvent[] = []
  let refundsTakeTime = false

  function create(params: unknown): Answer {
    const read = sessionParams.safeParse(params)
    if (!read.success) {
      const { path, message } = read.error.issues[0] ?? { path: [], message: '' }
      return refused(400, 'parameter_invalid', `${path.join('.')}: ${message}`)
    }
    const problem = problemOf(read.data, clock.now())
    if (problem) return refused(400, ...problem)
    const id = `cs_test_${newSecret().replaceAll(/\W/g, 'x')}`
    const session: Kept = {
      id,
      created: Math.floor(clock.now() / 1000),
      params: read.data,
      status: 'open',
      paymentStatus: 'unpaid',
      intentStatus: 'processing',
      discount: 0,
      tax: 0,
    }
    sessions.set(id, session)
    return { status: 200, body: shown(session) }
  }

  function payBack({ payment_intent, amount, metadata }: Record<string, unknown>): Answer {
    const session = paidSession(String(payment_intent))
    if (!session) return refused(404, 'resource_missing')
    const cents = Number(amount)
    const left = amountOf(session) - refundedOf(session)
    if (session.paymentStatus !== 'paid' || !(cents > 0) || cents > left) {
      return refused(400, left === 0 ? 'charge_already_refunded' : 'amount_too_large')
    }
    const refund: KeptRefund = {
      id: `re_${refunds.length + 1}`,
      intent: intentId(session),
      amount: cents,
      currency: currencyOf(session.params),
      status: refundsTakeTime ? 'pending' : 'succeeded',
      metadata: metadata as Record<string, string>,
    }
    refunds.push(refund)
    report('refund.created', shownRefund(refund))
    report('charge.refunded', charge(session))
    return { status: 200, body: shownRefund(refund) }
  }

  function sessionStatus(session: Kept): Kept['status'] {
    const over = clock.now() >= Number(session.params.expires_at) * 1000
    return session.status === 'open' && over ? 'expired' : session.status
  }

  const intentId = ({ id }: Kept) => id.replace('cs_test_', 'pi_')
  const chargeId = ({ id }: Kept) => id.replace('cs_test_', 'ch_')
  const amountOf = ({ params, discount, tax }: Kept) => totalOf(params) - discount + tax
  const paidSession = (name: string) => {
    const session = sessions.get(name.replace(/^(pi|ch)_/, 'cs_test_'))
    return session?.status === 'complete' ? session : undefined
  }
  const fees = stripeFeeBooks({
    payment: (ref) => {
      const session = paidSession(ref)
      return session && { id: session.id, amount: amountOf(session) }
    },
    newestRefund: (paymentRef) => refunds.findLast(({ intent }) => intent === paymentRef),
  })
  const refundedOf = (session: Kept) =>
    refunds
      // Pending money has left the account already.
      .filter(({ intent, status }) => intent === intentId(session) && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0)

  function intentOf(session: Kept) {
    return {
      id: intentId(session),
      object: 'payment_intent',
      status: session.intentStatus,
      currency: currencyOf(session.params),
      metadata: session.params.payment_intent_data.metadata,
      latest_charge: {
        id: chargeId(session),
        amount: amountOf(session),
        balance_transaction: fees.balanceOf(session.id),
      },
    }
  }

  function charge(session: Kept) {
    const amount = amountOf(session)
    const amount_refunded = refundedOf(session)
    const { metadata } = session.params.payment_intent_data
    const currency = currencyOf(session.params)
    const refunded = amount_refunded === amount
    const about = { payment_intent: intentId(session), metadata, livemode: mode.live }
    const sums = { amount, amount_refunded, currency, refunded }
    return { id: chargeId(session), object: 'charge', ...sums, ...about }
  }

  function shownRefund({ id, intent, amount, currency, status, metadata }: KeptRefund) {
    const about = { payment_intent: intent, charge: intent.replace('pi_', 'ch_') }
    const kept = { balance_transaction: fees.balanceOf(id) }
    return { id, object: 'refund', amount, currency, status, metadata, ...about, ...kept }
  }

  function shown(session: Kept, expanded = false) {
    const { id, created, params, discount, tax, paymentStatus } = session
    const status = sessionStatus(session)
    const complete = status === 'complete'
    const isFree = paymentStatus === 'no_payment_required'
    const { name, ...address } = fakeAddress
    return {
      id,
      created,
      object: 'checkout.session',
      mode: 'payment',
      livemode: mode.live,
      status,
      payment_status: paymentStatus,
      currency: currencyOf(params),
      amount_total: amountOf(session),
      total_details: { amount_discount: discount, amount_shipping: 0, amount_tax: tax },
      client_reference_id: params.client_reference_id,
      metadata: params.metadata,
      expires_at: Number(params.expires_at),
      url: status === 'open' ? `${pageBase()}/c/pay/${id}` : null,
      payment_intent:
        complete && !isFree ? (expanded ? intentOf(session) : intentId(session)) : null,
      customer_details: complete
        ? { name, email: 'robin@example.com', address: null, phone: null }
        : null,
      collected_information:
        complete && params.shipping_address_collection
          ? { shipping_details: { name, address } }
          : null,
    }
  }

  function report(type: string, object: Record<string, unknown>): void {
    events.push({
      id: `evt_${events.length + 1}`,
      object: 'event',
      api_version: '2026-10-28.endive',
      type,
      created: Math.floor(clock.now() / 1000),
      livemode: mode.live,
      data: { object: structuredClone(object) },
    })
  }

  return {
    ...fees,
    events,
    ids: () => [...sessions.keys()],
    all: () => [...sessions.values()].map((each) => ({ ...shown(each), params: each.params })),
    paramsOf: (id: string) => sessions.get(id)?.params,
    /** Cents. */
    refundedOf(paymentRef: string): number {
      const session = paidSession(paymentRef)
      return session ? refundedOf(session) : 0
    },
    create,
    payBack,

    session(id: string, expanded: boolean): Answer {
      const session = sessions.get(id)
      if (!session) return refused(404, 'resource_missing')
      return { status: 200, body: shown(session, expanded) }
    },

    expire(id: string): Answer {
      const session = sessions.get(id)
      if (!session) return refused(404, 'resource_missing')
      if (sessionStatus(session) !== 'open') return refused(400)
      session.status = 'expired'
      report('checkout.session.expired', shown(session))
      return { status: 200, body: shown(session) }
    },

    refundsOfIntent(intent: string | null): Answer {
      const data = refunds.filter((refund) => refund.intent === intent).map(shownRefund)
      return { status: 200, body: { object: 'list', has_more: false, data } }
    },

    /** `id` of a charge or a payment. */
    payment(id: string): Answer {
      const session = paidSession(id)
      if (!session) return refused(404, 'resource_missing')
      return { status: 200, body: id.startsWith('ch_') ? charge(session) : intentOf(session) }
    },

    /** False when the session is not open. `later`: by a debit that takes days. */
    pay(id: string, { discount = 0, tax = 0, later = false }: PayingHow = {}): boolean {
      const session = sessions.get(id)
      if (!session || sessionStatus(session) !== 'open') return false
      const free = totalOf(session.params) - discount + tax === 0
      const paymentStatus = later ? 'unpaid' : free ? 'no_payment_required' : 'paid'
      const intentStatus = later ? 'processing' : 'succeeded'
      Object.assign(session, { status: 'complete', discount, tax, paymentStatus, intentStatus })
      report('checkout.session.completed', shown(session))
      return true
    },

    endDebit(id: string, comes: boolean): void {
      const session = sessions.get(id)
      if (session?.status !== 'complete' || session.paymentStatus === 'paid') return
      session.intentStatus = comes ? 'succeeded' : 'requires_payment_method'
      if (comes) session.paymentStatus = 'paid'
      report(`checkout.session.async_payment_${comes ? 'succeeded' : 'failed'}`, shown(session))
    },

    /** From now on a refund is pending until `endRefund`. */
    slowRefunds(): void {
      refundsTakeTime = true
    },

    endRefund(paymentRef: string, arrives: boolean): void {
      const refund = refunds.findLast(({ intent }) => intent === paymentRef)
      if (!refund) return
      refund.status = arrives ? 'succeeded' : 'failed'
      report('refund.updated', shownRefund(refund))
      if (!arrives) report('refund.failed', shownRefund(refund))
    },

    refundInDashboard(payment_intent: string, amount: number): void {
      payBack({ payment_intent, amount, metadata: {} })
    },

    dispute(paymentRef: string, name: string, status: string, told: object = {}): void {
      const closed = ['won', 'lost', 'warning_closed', 'prevented'].includes(status)
      const known = events.some(({ data }) => data.object.id === name)
      const action = closed ? 'closed' : known ? 'updated' : 'created'
      const about = { payment_intent: paymentRef, charge: paymentRef.replace('pi_', 'ch_') }
      report(`charge.dispute.${action}`, { id: name, object: 'dispute', status, ...about, ...told })
    },
  }
}

export interface Answer {
  status: number
  body: unknown
}

export function refused(status: number, code?: string, message = 'Refused.'): Answer {
  return { status, body: { error: { type: 'invalid_request_error', code, message } } }
}
