import { sql } from 'kysely'
import type { Writer } from './database.ts'
import { isPostgres } from './dialect.ts'

/** PostgreSQL's channel of notifications that the content version was raised; the payload is the version. */
export const contentChannel = 'content_version'

const raising = new WeakSet<Writer>()

/** Raises the content version with this transaction. For every write that changes a public page. */
export function raiseContentVersion(trx: Writer): void {
  raising.add(trx)
}

/**
 * Raises the version, once, if the transaction's work asked for it; answers the new version on PostgreSQL.
 * The one row is shared by all writers, so this is the last statement of the transaction: it is taken after every other row.
 * On PostgreSQL every process hears of it once the transaction has committed.
 */
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
