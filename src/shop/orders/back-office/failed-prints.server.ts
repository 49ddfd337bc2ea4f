/* Owns the retries of failed prints. Never talks to the printer: the jobs that it queues do. */
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { listDeadLetters, retryJob } from '#platform/db/outbox/dead-letters.ts'
import { ShopError } from '#platform/errors.ts'
import { queueAgain } from '#shop/orders/record/fulfillments.server.ts'
import { orderNumbers, voidReason } from '#shop/orders/record/order-record.server.ts'
import { backOfficeCopy } from './copy.ts'
import { failureWords, jobOrderId } from './stuck-work.server.ts'

export interface FailedPrints {
  reason: string
  orders: number[]
}

interface Failure {
  reason: string
  orderId: string
  number: number
  /** Null: the printer refused. */
  job: number | null
}

export async function listFailedPrints(reader: Reader): Promise<FailedPrints[]> {
  const groups = Map.groupBy(await failures(reader), ({ reason }) => reason)
  return [...groups]
    .map(([reason, of]) => ({ reason, orders: [...new Set(of.map(({ number }) => number))] }))
    .sort((a, b) => b.orders.length - a.orders.length)
}

export function retryFailedPrints(db: Database, reason: string, now: number): Promise<number> {
  return db.transact(async (trx) => {
    const alike = (await failures(trx)).filter((each) => each.reason === reason)
    const retried = new Set<string>()
    for (const { job, orderId } of alike) {
      const isQueued =
        job === null ? await queueRefused(trx, orderId, now) : await retryJob(trx, job)
      if (isQueued) retried.add(orderId)
    }
    return retried.size
  })
}

async function queueRefused(trx: Writer, orderId: string, now: number): Promise<boolean> {
  try {
    await queueAgain(trx, orderId, now)
    return true
  } catch (error) {
    if (error instanceof ShopError && error.code === 'changed') return false
    throw error
  }
}

async function failures(reader: Reader | Writer): Promise<Failure[]> {
  const refused = await reader
    .selectFrom('fulfillments')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['orders.id as orderId', 'number', 'fulfillments.reason'])
    .where('fulfillments.kind', '=', 'prints')
    .where('fulfillments.state', '=', 'failed')
    .where('orders.state', '=', 'paid')
    .where(voidReason('orders'), 'is', null)
    .orderBy('number')
    .execute()
  return [
    ...refused.map(({ reason, ...order }) => ({
      ...order,
      reason: reason ?? backOfficeCopy.noReason,
      job: null,
    })),
    ...(await givenUp(reader)),
  ]
}

async function givenUp(reader: Reader | Writer): Promise<Failure[]> {
  const jobs = (await listDeadLetters(reader)).flatMap((job) => {
    const orderId = job.topic === 'prints.place' ? jobOrderId(job) : null
    return orderId === null ? [] : [{ job: job.id, orderId, reason: failureWords(job.lastError) }]
  })
  const ids = jobs.map(({ orderId }) => orderId)
  const numbers = await orderNumbers(reader, ids)
  return jobs
    .flatMap((each) => {
      const number = numbers.get(each.orderId)
      return number === undefined ? [] : [{ ...each, number }]
    })
    .sort((a, b) => a.number - b.number)
}
