import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Logger } from 'pino'
import { badInput, ShopError } from '#platform/errors.ts'
import { type Clock, minute, second } from '#platform/time/clock.ts'
import { paymentsCopy } from '#services/payments/copy.ts'
import type { PaymentEvent } from '#services/payments/port.ts'
import type { Facts } from './demo-facts.ts'
import type { DemoSessions, Report } from './demo-sessions.ts'

export const signatureHeader = 'Demo-Signature'
/** Milliseconds; the oldest accepted event. */
const tolerance = 5 * minute
const timeout = 10 * second

/** 't=<unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" in hex>'. */
export function signEvent(secret: string, body: string | Uint8Array, now: number): string {
  const t = Math.floor(now / 1000)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex')}`
}

export function verifyEvent(secret: string, body: Uint8Array, header: string | null, now: number) {
  const [, t = '', v1 = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  const expected = createHmac('sha256', secret).update(`${t}.`).update(body).digest()
  const given = Buffer.from(v1, 'hex')
  const genuine = given.length === expected.length && timingSafeEqual(given, expected)
  if (!genuine || Math.abs(now - Number(t) * 1000) > tolerance) {
    throw new ShopError('forbidden', paymentsCopy.badSignature)
  }
}

export function readEventBody(body: Uint8Array): PaymentEvent {
  let event: Partial<PaymentEvent> | null
  try {
    event = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw badInput('body', paymentsCopy.noJson)
  }
  const id = typeof event?.id === 'string' ? event.id : ''
  const known = ['session', 'refunded', 'refund_failed', 'disputed']
  return known.includes(event?.type ?? '') ? (event as PaymentEvent) : { type: 'other', id }
}

interface EventsOptions {
  facts: Facts
  sessions: DemoSessions
  eventsUrl: string
  clock: Clock
  log: Pick<Logger, 'warn'>
}

export function demoEvents({ facts, sessions, eventsUrl, clock, log }: EventsOptions) {
  const finished = new Set<string>()

  async function post(body: string): Promise<boolean> {
    try {
      const response = await fetch(eventsUrl, {
        method: 'POST',
        body,
        headers: {
          'Content-Type': 'application/json',
          [signatureHeader]: signEvent(await facts.secret(), body, clock.now()),
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      })
      await response.body?.cancel()
      if (!response.ok) log.warn({ status: response.status }, 'a demo payment event was refused')
      return response.ok
    } catch (error) {
      log.warn({ err: error }, 'a demo payment event could not be sent')
      return false
    }
  }

  async function deliverOne(id: string): Promise<number> {
    const { reports, final } = await sessions.reports(id)
    let taken = 0
    for (const report of reports) {
      if ((await facts.read(`${id}.${report}`)) !== null) continue
      if (!(await post(await eventOf(id, report)))) return taken
      await facts.establish(`${id}.${report}`, clock.now())
      taken += 1
    }
    if (final) finished.add(id)
    return taken
  }

  async function eventOf(id: string, report: Report): Promise<string> {
    const session = await sessions.find(id)
    const event = { id: `evt_${report}_${id}` }
    const nth = /^refund-(\d+)$/.exec(report)?.[1]
    if (nth !== undefined) {
      const { orderId = null, paymentRef } = session ?? {}
      const back = await sessions.refundedQuantity(id, Number(nth))
      return JSON.stringify({ ...event, type: 'refunded', orderId, paymentRef, ...back })
    }
    const { reports } = await sessions.reports(id)
    // A late report keeps its original state: the debit was on its way.
    const under = report === 'completed' && reports.some((each) => each.startsWith('debit-'))
    const told = session && under ? { ...session, paid: false, failed: false } : session
    return JSON.stringify({ ...event, type: 'session', session: told })
  }

  return {
    again: (id: string) => void finished.delete(id),

    /** Sends untaken events, of all sessions if none is named; answers how many the shop took. */
    async deliver(ids?: Iterable<string>): Promise<number> {
      let taken = 0
      for (const id of ids ?? (await sessions.ids())) {
        if (!finished.has(id)) taken += await deliverOne(id)
      }
      return taken
    },
  }
}
