/* The outbox (platform/db/outbox/dead-letters.ts) keeps the jobs; nothing here runs one. */
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { type DeadLetter, listDeadLetters, retryJob } from '#platform/db/outbox/dead-letters.ts'
import { ShopError } from '#platform/errors.ts'
import { isId } from '#platform/ids.ts'
import { orderNumbers } from '#shop/orders/record/order-record.server.ts'
import { backOfficeCopy } from './copy.ts'
import type { StuckJob } from './owner-order.ts'

export async function listStuck(reader: Reader | Writer): Promise<StuckJob[]> {
  const jobs = (await listDeadLetters(reader)).slice(0, 200)
  const numbers = await orderNumbers(reader, jobs.map(jobOrderId))
  return jobs.map((job) => {
    const orderId = jobOrderId(job)
    const number = (orderId && numbers.get(orderId)) || null
    return {
      id: job.id,
      words: workWords(job.topic, number),
      reason: failureWords(job.lastError),
      orderId: number === null ? null : orderId,
      number,
      since: job.createdAt,
    }
  })
}

export async function ordersAtPrinter(reader: Reader | Writer): Promise<number[]> {
  const jobs = await listDeadLetters(reader)
  const ids = jobs.filter(({ topic }) => topic.startsWith('prints.')).map(jobOrderId)
  return [...(await orderNumbers(reader, ids)).values()].sort((a, b) => a - b)
}

export function jobOrderId({ payload }: DeadLetter): string | null {
  try {
    const found: unknown = JSON.parse(payload)
    const id = typeof found === 'object' && found !== null && 'orderId' in found && found.orderId
    return isId(id) ? id : null
  } catch {
    return null
  }
}

/** Another day of attempts. Throws `changed` when that was done before. */
export async function retryStuck(db: Database, id: number): Promise<void> {
  const found = await db.transact((trx) => retryJob(trx, id))
  if (!found) throw new ShopError('changed', backOfficeCopy.alreadyTrying)
}

/** `number` null: the job belongs to no order. */
export function workWords(topic: string, number: number | null): string {
  const order = number === null ? backOfficeCopy.anOrder : backOfficeCopy.order(number)
  if (topic === 'prints.place') return backOfficeCopy.handingPrintsPrinter(order)
  if (topic.startsWith('prints.')) return backOfficeCopy.askingPrinterAbout(order)
  if (topic.startsWith('refund')) return backOfficeCopy.refunding(order)
  if (topic.startsWith('payment') || topic.startsWith('hold.') || topic.startsWith('fees')) {
    return backOfficeCopy.askingPaymentProvider(order)
  }
  if (topic.startsWith('mail.')) {
    return number === null ? backOfficeCopy.sendingAMail : backOfficeCopy.sendingMailAbout(number)
  }
  if (topic.startsWith('instagram')) return backOfficeCopy.fetchingInstagramFeed
  return backOfficeCopy.somethingElse
}

const causes: readonly [RegExp, string][] = [
  [/ECONNREFUSED|ECONNRESET|EPIPE|socket hang up/i, backOfficeCopy.noAnswer],
  [/ENOTFOUND|EAI_AGAIN/i, backOfficeCopy.notFound],
  [/ETIMEDOUT|timeout|timed out|abort/i, backOfficeCopy.tooSlow],
  [/fetch failed|network/i, backOfficeCopy.unreachable],
  [/\b401\b|\b403\b|unauthori[sz]ed|forbidden|EAUTH/i, backOfficeCopy.keyRefused],
  [/\b429\b|too many/i, backOfficeCopy.asksTooOften],
  [/\b5\d\d\b/, backOfficeCopy.ownProblem],
]

export function failureWords(lastError: string | null): string {
  if (!lastError) return backOfficeCopy.noReason
  const cause = causes.find(([pattern]) => pattern.test(lastError))?.[1]
  if (isSentence(lastError)) return lastError
  return cause ?? backOfficeCopy.said(lastError)
}

/** The shop's own errors are sentences and stay unchanged; a driver's errors aren't. */
function isSentence(text: string): boolean {
  return /^[A-Z][^\n]*[a-z][.!?]$/.test(text) && !/\bE[A-Z]{4,}\b/.test(text)
}
