import { sql } from 'kysely'
import type { Writer } from './database.ts'
import { isPostgres } from './dialect.ts'

/** PostgreSQL's channel of notifications that the content version was raised; the payload is the version. */
export const contentChannel = 'content_version'

const raisedIn = new WeakMap<Writer, number>()

/**
 * Raises the content version, in the transaction of a write that changes a public page and as its
 * last statement: the one row is shared by all writers, so it is taken after every other row.
 * On PostgreSQL every process hears of it once the transaction has committed.
 */
export async function raiseContentVersion(trx: Writer): Promise<void> {
  if (!isPostgres(trx)) {
    await sql`update content set version = version + 1 where id = 1`.execute(trx)
    return
  }
  const { rows } = await sql<{ version: number }>`
    with raised as (update content set version = version + 1 where id = 1 returning version)
    select version, pg_notify(${contentChannel}, version::text) from raised`.execute(trx)
  if (rows[0]) raisedIn.set(trx, rows[0].version)
}

/** The version that a transaction has raised the content to, if it has. */
export function raisedVersion(trx: Writer): number | undefined {
  return raisedIn.get(trx)
}
