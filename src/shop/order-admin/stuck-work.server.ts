/*
 * Owns what the owner sees of dead-lettered jobs, with a retry. The outbox
 * (db/dead-letters.ts) keeps the jobs; nothing here runs one.
 */
import type { Database, Reader, Writer } from '#db/database.ts'
import { type DeadLetter, listDeadLetters, retryJob } from '#db/dead-letters.ts'
import { ShopError } from '#kernel/errors.ts'
import { isId } from '#kernel/ids.ts'
import type { StuckJob } from './owner-order.ts'
import { failureWords, workWords } from './stuck-work.ts'

/** Work that has failed for a day, newest first. */
export async function listStuck(reader: Reader | Writer): Promise<StuckJob[]> {
  const jobs = (await listDeadLetters(reader)).slice(0, 200)
  const ids = [...new Set(jobs.map(orderIdOf).filter((id) => id !== null))]
  const rows =
    ids.length === 0
      ? []
      : await reader.selectFrom('orders').select(['id', 'number']).where('id', 'in', ids).execute()
  const numbers = new Map(rows.map((row) => [row.id, row.number]))
  return jobs.map((job) => {
    const orderId = orderIdOf(job)
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

function orderIdOf({ payload }: DeadLetter): string | null {
  try {
    const found: unknown = JSON.parse(payload)
    const id = typeof found === 'object' && found !== null && 'orderId' in found && found.orderId
    return isId(id) ? id : null
  } catch {
    return null
  }
}

/** Gives a dead-lettered job another day of attempts. Throws `changed` when that was done before. */
export async function retryStuck(db: Database, id: number): Promise<void> {
  const found = await db.transact((trx) => retryJob(trx, id))
  if (!found) throw new ShopError('changed', 'That is already being tried again.')
}
