import type { Logger } from 'pino'
import { type Clock, second } from '#platform/time/clock.ts'
import { paymentsCopy } from '#services/payments/copy.ts'
import type { PaymentProvider } from '#services/payments/port.ts'
import { plainTheme } from '#shop/store/theme/theme.ts'
import { demoEvents, readEventBody, signatureHeader, verifyEvent } from './demo-events.ts'
import { factsIn } from './demo-facts.ts'
import { wakefulLoop } from './demo-loop.ts'
import { type DemoStudio, hostedPages, hostedPath } from './demo-pages.ts'
import { demoSessions, refused } from './demo-sessions.ts'

export interface DemoPaymentOptions {
  /** Processes that share the folder are one provider. */
  folder: string
  pageBase: () => string
  eventsUrl: string
  clock: Clock
  log: Pick<Logger, 'warn'>
  studio?: () => Promise<DemoStudio>
  /** Milliseconds until a bank debit succeeds or bounces. */
  debitTakes?: number
}

export interface DemoPayment extends PaymentProvider {
  hosted: { path: string; respond: (request: Request) => Promise<Response> }
  start(): void
  stop(): Promise<void>
  deliver(): Promise<number>
  forget(email: string): Promise<void>
}

/** Throws `payment_refused`; `payment_unavailable` when the folder can't be used. */
export function createDemoPayment(options: DemoPaymentOptions): DemoPayment {
  const { folder, pageBase, eventsUrl, clock, log, debitTakes = 4 * second } = options
  const { studio = async () => ({ name: paymentsCopy.theStudio, theme: plainTheme }) } = options
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
