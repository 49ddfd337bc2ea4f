import { createHmac } from 'node:crypto'
import { ShopError } from '#platform/errors.ts'
import { type Clock, minute } from '#platform/time/clock.ts'
import { paymentsCopy } from '#services/payments/copy.ts'
import type { PaymentRequest, PaymentSession } from '#services/payments/port.ts'
import type { Address } from '#shop/orders/record/addresses/address.ts'
import type { Facts } from './demo-facts.ts'

export interface Buyer {
  name: string
  email: string
  shipTo: Address | null
}

/** 'card' ends a session at once; 'bank' later with success; 'bounce' later with a failed debit. */
export type Method = 'card' | 'bank' | 'bounce'

type Outcome =
  | { how: 'expired'; at: number }
  | ({ how: Method; at: number; settlesAt: number } & (Buyer | Record<keyof Buyer, null>))

export type Report =
  | 'completed'
  | 'expired'
  | 'debit-succeeded'
  | 'debit-failed'
  | `refund-${number}`

const sessionPattern = /^demo_[\w-]{43}$/
/** Milliseconds. Like Stripe's, a session is open for at least half an hour. */
const shortest = 30 * minute

interface Payback {
  key: string
  amount: number
  at: number
}

export type DemoSessions = ReturnType<typeof demoSessions>

interface SessionsOptions {
  facts: Facts
  clock: Clock
  addressOf: (id: string) => string
  debitTakes: number
}

export function demoSessions({ facts, clock, addressOf, debitTakes }: SessionsOptions) {
  const requestOf = async (id: string) =>
    sessionPattern.test(id) ? facts.read<PaymentRequest>(`${id}.session`) : null

  /** An open session whose time is over ends here. */
  async function outcomeOf(id: string, request: PaymentRequest): Promise<Outcome | null> {
    const name = `${id}.outcome`
    const outcome = await facts.read<Outcome>(name)
    if (outcome || clock.now() < request.expiresAt) return outcome
    await facts.establish(name, { how: 'expired', at: clock.now() } satisfies Outcome)
    return facts.read<Outcome>(name)
  }

  async function find(id: string): Promise<PaymentSession | null> {
    const request = await requestOf(id)
    return request && sessionOf(id, request, await outcomeOf(id, request))
  }

  async function decide(id: string, outcome: Outcome): Promise<PaymentSession | null> {
    const request = await requestOf(id)
    if (!request) return null
    if (clock.now() < request.expiresAt) await facts.establish(`${id}.outcome`, outcome)
    return sessionOf(id, request, await outcomeOf(id, request))
  }

  function sessionOf(id: string, request: PaymentRequest, outcome: Outcome | null): PaymentSession {
    const ended = outcome === null || outcome.how === 'expired' ? null : outcome
    const isOpen = outcome === null
    return {
      id,
      orderId: request.orderId,
      status: isOpen ? 'open' : ended ? 'complete' : 'expired',
      paid: ended !== null && ended.how !== 'bounce' && clock.now() >= ended.settlesAt,
      failed: ended?.how === 'bounce' && clock.now() >= ended.settlesAt,
      total: request.total,
      discount: 0,
      tax: 0,
      url: isOpen ? addressOf(id) : null,
      paymentRef: ended && `pay_${id.slice('demo_'.length)}`,
      buyer: { name: ended?.name ?? null, email: ended?.email ?? null },
      shipTo: ended?.shipTo ?? null,
    }
  }

  async function paybacks(id: string): Promise<Payback[]> {
    const all: Payback[] = []
    for (;;) {
      const next = await facts.read<Payback>(`${id}.payback-${all.length + 1}`)
      if (next === null) return all
      all.push(next)
    }
  }

  async function ids(): Promise<string[]> {
    const suffix = '.session'
    const names = await facts.names()
    return names.filter((name) => name.endsWith(suffix)).map((n) => n.slice(0, -suffix.length))
  }

  return {
    request: requestOf,
    find,
    ids,

    /** Once per key; false when the payment is missing or less than `amount` is left. */
    async payBack(id: string, key: string, amount: number): Promise<boolean> {
      for (;;) {
        const session = await find(id)
        const before = await paybacks(id)
        if (before.some((payback) => payback.key === key)) return true
        if (!session?.paid || refundedSum(before) + amount > session.total) return false
        // Each number is used once: a process that comes second checks the remaining amount again.
        const payback: Payback = { key, amount, at: clock.now() }
        if (await facts.establish(`${id}.payback-${before.length + 1}`, payback)) return true
      }
    },

    async refundedQuantity(id: string, nth: number): Promise<{ refunded: number; at: number }> {
      const upToThis = (await paybacks(id)).slice(0, nth)
      return { refunded: refundedSum(upToThis), at: upToThis.at(-1)?.at ?? 0 }
    },

    async create(request: PaymentRequest): Promise<PaymentSession> {
      const id = `demo_${createHmac('sha256', await facts.secret())
        .update(`session:${request.key}`)
        .digest('base64url')}`
      const known = await requestOf(id)
      if (known === null) {
        refuseImpossible(request, clock.now())
        await facts.establish(`${id}.session`, request)
      }
      // This process or another wrote the request: a key stands for exactly these parameters.
      if (JSON.stringify(await requestOf(id)) !== JSON.stringify(request)) {
        throw refused(paymentsCopy.otherParameters)
      }
      return sessionOf(id, request, await outcomeOf(id, request))
    },

    expire: (id: string) => decide(id, { how: 'expired', at: clock.now() }),

    pay(id: string, method: Method, buyer: Buyer): Promise<PaymentSession | null> {
      const at = clock.now()
      const settlesAt = method === 'card' ? at : at + debitTakes
      return decide(id, { how: method, at, settlesAt, ...buyer })
    },

    async reports(id: string): Promise<{ reports: Report[]; final: boolean }> {
      const request = await requestOf(id)
      const outcome = request && (await outcomeOf(id, request))
      if (!outcome) return { reports: [], final: false }
      if (outcome.how === 'expired') return { reports: ['expired'], final: true }
      const refunds = (await paybacks(id)).map((_, index): Report => `refund-${index + 1}`)
      if (outcome.how === 'card') return { reports: ['completed', ...refunds], final: true }
      if (clock.now() < outcome.settlesAt) return { reports: ['completed'], final: false }
      const end = outcome.how === 'bank' ? 'debit-succeeded' : 'debit-failed'
      return { reports: ['completed', end, ...refunds], final: true }
    },

    /** `email` in lower case. */
    async forget(email: string): Promise<void> {
      const isTheirs = (address: string | undefined) => address?.toLowerCase() === email
      for (const id of await ids()) {
        const request = await facts.read<PaymentRequest>(`${id}.session`)
        if (isTheirs(request?.email)) {
          await facts.replace(`${id}.session`, { ...request, email: undefined })
        }
        const outcome = await facts.read<Outcome>(`${id}.outcome`)
        if (outcome && outcome.how !== 'expired' && isTheirs(outcome.email ?? undefined)) {
          const nobody = { name: null, email: null, shipTo: null }
          await facts.replace(`${id}.outcome`, { ...outcome, ...nobody })
        }
      }
    },
  }
}

const refundedSum = (paybacks: readonly Payback[]) =>
  paybacks.reduce((sum, { amount }) => sum + amount, 0)

function refuseImpossible(request: PaymentRequest, now: number): void {
  if (request.expiresAt < now + shortest) throw refused(paymentsCopy.openTooShort)
  const lines = request.lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
  if (lines + request.shipping.amount !== request.total) throw refused(paymentsCopy.sumWrong)
}

export function refused(message: string): ShopError {
  return new ShopError('payment_refused', message)
}
