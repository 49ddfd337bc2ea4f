import type { Logger } from 'pino'
import { type Clock, second } from '#platform/time/clock.ts'
import { paymentsCopy } from '#services/payments/copy.ts'
import type { PaymentProvider } from '#services/payments/port.ts'
import { plainLook } from '#shop/store/theme/look.ts'
import { demoEvents, readEventBody, signatureHeader, verifyEvent } from './demo-events.ts'
import { factsIn } from './demo-facts.ts'
import { wakefulLoop } from './demo-loop.ts'
import { type DemoStudio, hostedPages, hostedPath } from './demo-pages.ts'
import { demoSessions, refused } from './demo-sessions.ts'

export interface DemoPaymentOptions {
  /** The provider's own folder; processes that share it are one provider. */
  folder: string
  /** Origin at which the buyer's browser reaches the hosted page. */
  pageBase: () => string
  /** Where the shop takes events. */
  eventsUrl: string
  clock: Clock
  log: Pick<Logger, 'warn'>
  studio?: () => Promise<DemoStudio>
  /** Milliseconds until a bank debit succeeds or bounces. */
  debitTakes?: number
}

/** The demo provider, and what the process that hosts it must run. */
export interface DemoPayment extends PaymentProvider {
  /** Answers every request under `path`. */
  hosted: { path: string; respond: (request: Request) => Promise<Response> }
  /** Starts reporting, including the events that the last process left. */
  start(): void
  stop(): Promise<void>
  /** Sends all untaken events once; returns how many the shop took. */
  deliver(): Promise<number>
  /** Erases the buyer, if the buyer has this address (lower case). */
  forget(email: string): Promise<void>
}

/**
 * A payment provider that moves no money, in everything else like a real one: sessions with a hosted
 * page of their own, an idempotency key, signed events that are sent until they are taken, delayed
 * methods, and a clock of its own that closes sessions. Keeps files; its only failure is
 * `payment_unavailable` when the folder can't be used, beside `payment_refused`.
 */
export function createDemoPayment(options: DemoPaymentOptions): DemoPayment {
  const { folder, pageBase, eventsUrl, clock, log, debitTakes = 4 * second } = options
  const { studio = async () => ({ name: paymentsCopy.theStudio, look: plainLook }) } = options
  const facts = factsIn(folder)
  const addressOf = (id: string) => `${pageBase()}${hostedPath}/${id}`
  const sessions = demoSessions({ facts, clock, addressOf, debitTakes })
  const events = demoEvents({ facts, sessions, eventsUrl, clock, log })
  const loop = wakefulLoop({ work: events.deliver, debitTakes })

  return {
    name: 'demo',
    money: 'play',
    terms: { automaticTax: false, promotionCodes: false },
    get origins() {
      return [new URL(pageBase()).origin]
    },
    hosted: {
      path: hostedPath,
      respond: hostedPages({ sessions, studio, ended: loop.wake }),
    },
    start: loop.start,
    stop: loop.stop,
    deliver: () => events.deliver(),
    forget: sessions.forget,
    createSession: (request) => sessions.create(request),
    getSession: (id) => sessions.find(id),

    async expireSession(id) {
      const session = await sessions.expire(id)
      if (!session) throw refused(paymentsCopy.noSuchSession)
      loop.wake(id)
      return session
    },

    async refund({ key, paymentRef, amount }) {
      const id = paymentRef.replace(/^pay_/, 'demo_')
      if (!(await sessions.payBack(id, key, amount))) {
        throw refused(paymentsCopy.noSuchPayment)
      }
      events.again(id)
      loop.wake(id)
      const { refunded } = await sessions.refundedQuantity(id, Number.POSITIVE_INFINITY)
      return { refunded }
    },

    async readEvent(body, headers) {
      verifyEvent(await facts.secret(), body, headers.get(signatureHeader), clock.now())
      return readEventBody(body)
    },
  }
}
