import { sql } from 'kysely'
import type { Topic, TopicChange } from '#kernel/topics.ts'
import type { Reader, Writer } from './database.ts'
import { isPostgres } from './dialect.ts'
import { prepared } from './prepared.ts'

/*
 * Owns what of the public pages a small change makes stale: a write raises topics, and a page knows
 * which it has read. What can't be told so raises the content version, which is everything's.
 */

/** PostgreSQL's channel of raised topics; the payload is the change's number and its topics. */
export const topicsChannel = 'content_topics'

const raisedIn = new WeakMap<Writer, Set<Topic>>()

/** Says that what pages show under these topics changes with this transaction. */
export function raiseTopics(trx: Writer, ...topics: readonly Topic[]): void {
  const raised = raisedIn.get(trx) ?? new Set()
  for (const topic of topics) raised.add(topic)
  raisedIn.set(trx, raised)
}

const nextChange = prepared((db, _: object) =>
  db
    .updateTable('content')
    .set({ change: sql<number>`change + 1` })
    .where('id', '=', 1)
    .returning('change'),
)

const raiseTo = prepared((db, { topics, change }: { topics: Topic[]; change: number }) =>
  db
    .insertInto('content_topics')
    .values(topics.map((topic) => ({ topic, change })))
    .onConflict((oc) => oc.column('topic').doUpdateSet({ change })),
)

/**
 * Writes down what a transaction has raised, as its last statements, since the one row that counts is
 * shared by all writers. Null: nothing. On PostgreSQL every process hears of it after the commit.
 */
export async function writeTopics(trx: Writer): Promise<TopicChange | null> {
  const topics = [...(raisedIn.get(trx) ?? [])].sort()
  if (topics.length === 0) return null
  const { change } = (await nextChange(trx, {})).rows[0] as { change: number }
  await raiseTo(trx, { topics, change })
  if (isPostgres(trx)) {
    const payload = JSON.stringify({ change, topics })
    // PostgreSQL takes at most 8,000 bytes; who hears a number alone asks for the topics.
    const told = payload.length < 7000 ? payload : JSON.stringify({ change, topics: null })
    await sql`select pg_notify(${topicsChannel}, ${told})`.execute(trx)
  }
  return { change, topics }
}

/** Which topics were raised since a change; for processes that haven't heard of all. */
export function readTopics(
  reader: Reader,
  since: number,
): Promise<{ topic: Topic; change: number }[]> {
  return reader
    .selectFrom('content_topics')
    .select(['topic', 'change'])
    .where('change', '>', since)
    .execute()
}
