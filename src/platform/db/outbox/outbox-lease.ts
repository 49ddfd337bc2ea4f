import { sql } from 'kysely'
import type { Database, Writer } from '#platform/db/database.ts'
import type { Job, OutboxTopic } from './outbox.ts'

/* A conditional update's row count decides who has a lease. Each lease raises `attempts`. */

/** The payload stays text: a payload that can't be read is the job's failure. */
export interface LeasedJob extends Pick<Job, 'id' | 'topic' | 'attempts'> {
  payload: string
}

/** A literal, because a parameter would hide the partial index. */
const waiting = sql.lit<'waiting'>('waiting')

export async function leaseNext(
  db: Database,
  topics: readonly OutboxTopic[],
  now: number,
  until: number,
): Promise<LeasedJob | null> {
  for (;;) {
    const due = await db.read
      .selectFrom('outbox')
      .select(['id', 'topic', 'payload', 'attempts'])
      .where('state', '=', waiting)
      .where('due_at', '<=', now)
      .where('leased_until', '<=', now)
      .where('topic', 'in', topics)
      .orderBy('due_at')
      .orderBy('id')
      .limit(8)
      .execute()
    if (due.length === 0) return null
    for (const job of due) {
      if (await take(db, job, now, until)) {
        return { ...job, topic: job.topic as OutboxTopic, attempts: job.attempts + 1 }
      }
    }
  }
}

async function take(
  db: Database,
  job: { id: number; attempts: number },
  now: number,
  until: number,
): Promise<boolean> {
  const taken = await db.transact((trx) =>
    trx
      .updateTable('outbox')
      .set({ leased_until: until, attempts: job.attempts + 1 })
      .where('id', '=', job.id)
      .where('state', '=', 'waiting')
      .where('attempts', '=', job.attempts)
      .where('leased_until', '<=', now)
      .executeTakeFirst(),
  )
  return taken.numUpdatedRows === 1n
}

interface Outcome {
  state?: 'waiting' | 'done' | 'dead_lettered'
  due_at?: number
  leased_until?: number
  last_error?: string | null
}

/** Writes nothing once another worker has the lease; `also` joins the transaction. */
export async function writeOutcome(
  db: Database,
  job: LeasedJob,
  outcome: Outcome,
  also?: (trx: Writer) => Promise<void>,
): Promise<void> {
  await db.transact(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('outbox')
      .set(outcome)
      .where('id', '=', job.id)
      .where('state', '=', 'waiting')
      .where('attempts', '=', job.attempts)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) await also?.(trx)
  })
}
