import { sql } from 'kysely'
import type { Database, Reader, Writer } from './database.ts'
import { isPostgres } from './dialect.ts'

/** PostgreSQL's notification channel; the payload is the new version. */
export const contentChannel = 'content_version'

const raising = new WeakSet<Writer>()

/** Call it in every building block whose write changes a public page. */
export function raiseContentVersion(trx: Writer): void {
  raising.add(trx)
}

/** A transaction that changes a public page. */
export function changePages<T>(db: Database, work: (trx: Writer) => Promise<T>): Promise<T> {
  return db.transact((trx) => {
    raiseContentVersion(trx)
    return work(trx)
  })
}

export async function readContentVersion(reader: Reader | Writer): Promise<number> {
  const { version } = await reader
    .selectFrom('content')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  return version
}

/** The transaction's last statement, because all writers share the one row. Null on SQLite. */
export async function writeContentVersion(trx: Writer): Promise<number | null> {
  if (!raising.has(trx)) return null
  if (!isPostgres(trx)) {
    await sql`update content set version = version + 1 where id = 1`.execute(trx)
    return null
  }
  const { rows } = await sql<{ version: number }>`
    with raised as (update content set version = version + 1 where id = 1 returning version)
    select version, pg_notify(${contentChannel}, version::text) from raised`.execute(trx)
  return rows[0]?.version ?? null
}
