import { ShopError } from '#platform/errors.ts'
import type { Clock } from '#platform/time/clock.ts'
import type {
  PaymentEvent,
  PaymentProvider,
  PaymentRequest,
  PaymentSession,
} from '#services/payments/port.ts'
import type { Address } from '#shop/orders/record/addresses/address.ts'

/** 'before': the call never arrives; 'after': it is done but its answer is lost. */
export type Trouble = 'before' | 'after' | 'refused' | null
export type ProviderCall = 'create' | 'get' | 'expire' | 'refund'

interface Kept {
  request: PaymentRequest
  status: PaymentSession['status']
  paid: boolean
  underWay: boolean
  failed: boolean
  refunded: number
  discount: number
  tax: number
  total: number
  shipTo: Address
}

export const fakeAddress: Address = {
  name: 'Robin Field',
  line1: '12 Alder Street',
  line2: null,
  city: 'Portland',
  state: 'OR',
  postal_code: '97205',
  country: 'US',
}

const signature = 'Fake-Signature'

export type FakePayment = ReturnType<typeof fakePayment>

export function fakePayment(clock: Clock) {
  const kept = new Map<string, Kept>()
  const maybeOpen = new Map<string, Kept>()
  const keys = new Map<string, { id: string; params: string }>()
  const refunds = new Map<string, { ref: string; amount: number; failed: boolean }>()
  const fees = new Map<string, number>()
  const later = new Map<string, { refunds: number; disputes: number }>()
  const laterOf = (ref: string) => later.get(ref) ?? { refunds: 0, disputes: 0 }
  const addFee = (ref: string, of: 'refunds' | 'disputes', fee: number) => {
    later.set(ref, { ...laterOf(ref), [of]: laterOf(ref)[of] + fee })
  }
  const lost = new Map<string, number>()
  const lostOf = (ref: string) => lost.get(ref) ?? 0
  const events: PaymentEvent[] = []
  let reported = 0

  const statusNow = (session: Kept) => {
    if (session.status === 'open' && clock.now() >= session.request.expiresAt) {
      session.status = 'expired'
    }
    return session.status
  }
  const show = (id: string): PaymentSession | null => {
    const session = kept.get(id)
    if (!session) return null
    const status = statusNow(session)
    const complete = status === 'complete'
    return {
      id,
      orderId: session.request.orderId,
      status,
      paid: session.paid,
      failed: session.failed,
      total: session.total,
      discount: session.discount,
      tax: session.tax,
      url: status === 'open' ? `https://pay.example/${id}` : null,
      // A free session makes no payment.
      paymentRef: complete && session.total > 0 ? `ref-${id}` : null,
      buyer: complete
        ? { name: 'Robin Field', email: 'robin@example.com' }
        : { name: null, email: null },
      shipTo: complete ? session.shipTo : null,
    }
  }
  const paidBy = (paymentRef: string) => {
    const session = kept.get(paymentRef.slice('ref-'.length))
    return session?.paid ? session : null
  }
  const nextEvent = () => `evt-${++reported}`
  const report = (id: string) => {
    const session = show(id)
    if (session) events.push({ type: 'session', id: nextEvent(), session })
  }
  const open = (id: string) => {
    const session = kept.get(id)
    return session && statusNow(session) === 'open' ? session : null
  }

  async function call<T>(name: ProviderCall, work: () => T): Promise<T> {
    const trouble = await fake.meet(name)
    if (trouble === 'before') throw new ShopError('payment_unavailable', 'It does not answer.')
    if (trouble === 'refused') throw new ShopError('payment_refused', 'It does not want to.')
    const answer = work()
    if (trouble === 'after') throw new ShopError('payment_unavailable', 'The answer was lost.')
    return answer
  }

  const fake = {
    name: 'fake',
    money: 'live' as PaymentProvider['money'],
    origins: ['https://pay.example'],
    /** Before the work is done; may wait, and chooses the trouble. */
    meet: (_: ProviderCall): Trouble | Promise<Trouble> => null,
    /** In order; a test sends these as it likes. */
    events,
    get ids() {
      return [...kept.keys()]
    },

    createSession: (request) =>
      call('create', () => {
        const params = JSON.stringify(request)
        const known = keys.get(request.key)
        if (known && known.params !== params) {
          throw new ShopError('payment_refused', 'This key came with other parameters.')
        }
        const id = known?.id ?? `fake_${kept.size + 1}`
        if (!known) {
          if (request.expiresAt <= clock.now()) {
            throw new ShopError('payment_refused', 'This time has passed.')
          }
          keys.set(request.key, { id, params })
          const session: Kept = {
            request,
            status: 'open',
            paid: false,
            underWay: false,
            failed: false,
            refunded: 0,
            discount: 0,
            tax: 0,
            total: request.total,
            shipTo: fakeAddress,
          }
          kept.set(id, session)
          maybeOpen.set(id, session)
        }
        return show(id) as PaymentSession
      }),

    getSession: (id) => call('get', () => show(id)),

    expireSession: (id) =>
      call('expire', () => {
        const session = open(id)
        if (session) {
          session.status = 'expired'
          report(id)
        }
        const answer = show(id)
        if (!answer) throw new ShopError('payment_refused', 'There is no such session.')
        return answer
      }),

    refund: ({ key, paymentRef, amount }) =>
      call('refund', () => {
        const session = kept.get(paymentRef.slice('ref-'.length))
        if (!session?.paid) throw new ShopError('payment_refused', 'There is no such payment.')
        if (refunds.has(key)) return { refunded: session.refunded }
        if (session.refunded + amount + lostOf(paymentRef) > session.total) {
          throw new ShopError('payment_refused', 'That is more than was paid.')
        }
        refunds.set(key, { ref: paymentRef, amount, failed: false })
        session.refunded += amount
        const { request, refunded } = session
        const about = { orderId: request.orderId, paymentRef, at: clock.now() }
        events.push({ type: 'refunded', id: nextEvent(), ...about, refunded })
        return { refunded }
      }),

    async feesOf({ paymentRef }) {
      if (!fees.has(paymentRef) && !later.has(paymentRef)) return null
      return { payment: fees.get(paymentRef) ?? 0, ...laterOf(paymentRef) }
    },

    async readEvent(body, headers) {
      if (headers.get(signature) !== 'right') {
        throw new ShopError('forbidden', 'The signature is not right.')
      }
      return JSON.parse(new TextDecoder().decode(body)) as PaymentEvent
    },

    /** False when the session is not open. */
    pay(
      id: string,
      change: Partial<Pick<Kept, 'total' | 'discount' | 'tax' | 'shipTo'>> = {},
    ): boolean {
      const { total, discount = 0, tax = 0, shipTo = fakeAddress } = change
      const session = open(id)
      if (!session) return false
      const sum = total ?? session.total - discount + tax
      Object.assign(session, { status: 'complete', paid: true, total: sum, discount, tax, shipTo })
      report(id)
      return true
    },
    /** By a method with delayed payment. */
    payLater(id: string): boolean {
      const session = open(id)
      if (!session) return false
      Object.assign(session, { status: 'complete', underWay: true })
      report(id)
      return true
    },
    isImmediate: (id: string) => kept.get(id)?.request.immediate === true,
    /** False when no money is on its way. */
    endDebit(id: string, comes: boolean): boolean {
      const session = kept.get(id)
      if (!session?.underWay) return false
      Object.assign(session, { underWay: false, paid: comes, failed: !comes })
      report(id)
      return true
    },
    isPaid: (id: string) => kept.get(id)?.paid === true,
    setFee: (paymentRef: string, fee: number) =>
      void (fees.has(paymentRef) || fees.set(paymentRef, fee)),
    refundOutside(paymentRef: string, amount: number, fee = 0): void {
      const session = paidBy(paymentRef)
      if (!session || session.refunded + amount + lostOf(paymentRef) > session.total) return
      session.refunded += amount
      if (fee !== 0) addFee(paymentRef, 'refunds', fee)
      const about = { orderId: session.request.orderId, paymentRef, at: clock.now() }
      events.push({ type: 'refunded', id: nextEvent(), ...about, refunded: session.refunded })
    },
    failRefund(key: string): void {
      const refund = refunds.get(key)
      const session = refund && paidBy(refund.ref)
      if (!session || refund.failed) return
      refund.failed = true
      session.refunded -= refund.amount
      const { amount, ref: paymentRef } = refund
      const about = { orderId: session.request.orderId, paymentRef, at: clock.now() }
      const told = { refund: key, amount, refunded: session.refunded }
      events.push({ type: 'refund_failed', id: nextEvent(), ...about, ...told })
    },
    dispute(
      paymentRef: string,
      how: 'open' | 'won' | 'lost',
      fee = 0,
      part: number | null = null,
    ): void {
      const session = paidBy(paymentRef)
      if (!session) return
      const amount = part === null ? null : Math.min(part, session.total - session.refunded)
      if (fee !== 0) addFee(paymentRef, 'disputes', fee)
      if (how === 'lost') lost.set(paymentRef, amount ?? Number.POSITIVE_INFINITY)
      else lost.delete(paymentRef)
      const about = { orderId: session.request.orderId, paymentRef, at: clock.now() }
      const dispute = { dispute: `dp-${paymentRef}`, open: how === 'open', lost: how === 'lost' }
      events.push({ type: 'disputed', id: nextEvent(), ...about, ...dispute, amount })
    },
    holds(paymentRef: string): number {
      const session = paidBy(paymentRef)
      if (!session) return 0
      const left = Math.max(0, session.total - session.refunded - lostOf(paymentRef))
      const { refunds: ofRefunds, disputes } = laterOf(paymentRef)
      return left - (fees.get(paymentRef) ?? 0) - ofRefunds - disputes
    },
    /** Closes sessions that are over by its own clock, and reports them. */
    tick(): void {
      for (const [id, session] of maybeOpen) {
        const wasOpen = session.status === 'open'
        if (wasOpen && statusNow(session) === 'expired') report(id)
        if (session.status !== 'open') maybeOpen.delete(id)
      }
    },
    /** `forged`: with a wrong signature. */
    post(event: PaymentEvent, forged = false): [Uint8Array, Headers] {
      const body = new TextEncoder().encode(JSON.stringify(event))
      return [body, new Headers({ [signature]: forged ? 'wrong' : 'right' })]
    },
  } satisfies PaymentProvider & Record<string, unknown>
  return fake
}
