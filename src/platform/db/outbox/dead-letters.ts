import { sql } from 'kysely'
import type { Reader, Writer } from '#platform/db/database.ts'
import { type OutboxTopic, topicRules } from './outbox.ts'

export interface DeadLetter {
  id: number
  topic: string
  payload: string
  attempts: number
  lastError: string | null
  createdAt: number
}

export async function listDeadLetters(reader: Reader | Writer): Promise<DeadLetter[]> {
  return (
    reader
      .selectFrom('outbox')
      .select([
        'id',
        'topic',
        'payload',
        'attempts',
        'last_error as lastError',
        'created_at as createdAt',
      ])
      // A literal, because a parameter would hide the partial index.
      .where('state', '=', sql.lit<'dead_lettered'>('dead_lettered'))
      .orderBy('id', 'desc')
      .execute()
  )
}

export async function retryJob(trx: Writer, id: number): Promise<boolean> {
  const retried = await trx
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, due_at: 0, leased_until: 0 })
    .where('id', '=', id)
    .where('state', '=', 'dead_lettered')
    .executeTakeFirst()
  return retried.numUpdatedRows === 1n
}

const topicsLeaving = (what: 'none' | 'key') =>
  (Object.keys(topicRules) as OutboxTopic[]).filter((topic) => topicRules[topic].retention === what)

/** Keeps the keys, without payloads, of topics whose keys stay for good. */
export async function forgetDoneJobs(trx: Writer, doneBefore: number): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('state', '=', 'done')
    .where('due_at', '<', doneBefore)
    .where((eb) =>
      eb.or([
        eb('topic', 'in', topicsLeaving('none')),
        eb.and([eb('topic', 'in', topicsLeaving('key')), eb('dedupe_key', 'is', null)]),
      ]),
    )
    .execute()
  await trx
    .updateTable('outbox')
    .set({ payload: '{}' })
    .where('state', '=', 'done')
    .where('due_at', '<', doneBefore)
    .where('topic', 'in', topicsLeaving('key'))
    .where('payload', '!=', '{}')
    .execute()
}
