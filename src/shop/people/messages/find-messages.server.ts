import { type Selectable, sql } from 'kysely'
import type { Reader, Writer } from '#platform/db/database.ts'
import { searchWords, standsIn } from '#platform/db/like-patterns.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import type { Message } from './message.ts'

export type { Message } from './message.ts'

export async function readMessage(reader: Reader | Writer, id: string): Promise<Message | null> {
  const row = await reader
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toMessage(row) : null
}

/** Locks until the transaction ends, so that its answers take turns; null: no such message. */
export async function lockMessage(trx: Writer, id: string): Promise<Message | null> {
  const row = await trx
    .updateTable('messages')
    .set((eb) => ({ id: eb.ref('id') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ? toMessage(row) : null
}

export interface MessageSearch {
  search: string
  /** A message's id: only older messages. A deleted message leads to the newest. */
  before?: string | undefined
  limit: number
  suspicious?: boolean | undefined
  toAnswer?: boolean | undefined
}

export async function findMessages(
  reader: Reader,
  { search, before, limit, suspicious = false, toAnswer = false }: MessageSearch,
): Promise<Message[]> {
  const words = searchWords(search)
  const last = before === undefined ? null : await readMessage(reader, before)
  const rows = await reader
    .selectFrom('messages')
    .selectAll()
    .where('suspicious', suspicious ? '>' : '=', 0)
    .$if(toAnswer, (qb) => qb.where('answered_at', 'is', null))
    .$if(last !== null, (qb) =>
      qb.where((eb) =>
        eb.or([
          eb('created_at', '<', last?.at ?? 0),
          eb.and([eb('created_at', '=', last?.at ?? 0), eb('id', '<', last?.id ?? '')]),
        ]),
      ),
    )
    .$if(words.length > 0, (qb) =>
      qb.where((eb) =>
        eb.and(words.map((word) => standsIn(word, ['name', 'email', 'subject', 'body']))),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toMessage)
}

/** The five latest, without possible spam. */
export async function lettersFrom(reader: Reader | Writer, email: string): Promise<Message[]> {
  const rows = await reader
    .selectFrom('messages')
    .selectAll()
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .where('suspicious', '=', 0)
    .orderBy('created_at', 'desc')
    .limit(5)
    .execute()
  return rows.map(toMessage)
}

/** Finds writers by words of their names and e-mail addresses; the latest writer comes first. */
export async function findWriters(reader: Reader, search: string, limit: number) {
  const rows = await reader
    .selectFrom('messages')
    .select(({ fn, ref }) => [
      sql<string>`lower(${ref('email')})`.as('email'),
      fn.max('name').as('name'),
      fn.countAll<number>().as('letters'),
    ])
    .where('suspicious', '=', 0)
    .where((eb) => eb.and(searchWords(search).map((word) => standsIn(word, ['name', 'email']))))
    .groupBy(sql`lower(email)`)
    .orderBy(({ fn }) => fn.max('created_at'), 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, letters: Number(row.letters) }))
}

function toMessage(row: Selectable<Tables['messages']>): Message {
  const { id, name, email, subject, body: text, created_at: at, read_at: readAt } = row
  const answeredAt = row.answered_at
  return { id, name, email, subject, text, at, readAt, answeredAt, suspicious: row.suspicious > 0 }
}
