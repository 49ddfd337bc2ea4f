import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { isShopError } from '#platform/errors.ts'
import { DatabaseError } from './database-error.ts'
import { isPostgres } from './dialect.ts'
import { type Migration, migrations, stepsDone } from './migrations/list.ts'
import type { Tables } from './tables/tables.ts'

/** An arbitrary number: it keeps two processes from migrating PostgreSQL at once. */
const lockKey = 7_203_114

/**
 * Forward only, each migration in its own transaction, which takes the lock before it reads the
 * table `migrations`: processes that start together migrate once. Throws DatabaseError when the
 * database holds migrations that this code doesn't know.
 */
export async function migrate(
  db: Kysely<Tables>,
  list: readonly Migration[] = migrations,
): Promise<void> {
  while (await patiently(() => applyNext(db, list))) {}
}

async function applyNext(db: Kysely<Tables>, list: readonly Migration[]): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lock(trx)
    const recorded = await recordedNames(trx)
    const done = stepsDone(recorded, list)
    if (done === null) throw unknownVersion(recorded.at(-1))
    const next = list[done]
    if (!next) return false
    await next.up(trx as unknown as Kysely<unknown>)
    await sql`insert into migrations (name, applied_at) values (${next.name}, ${Date.now()})`.execute(
      trx,
    )
    return done + 1 < list.length
  })
}

/** On SQLite the transaction is the lock: it begins immediately. */
async function lock(trx: Transaction<Tables>): Promise<void> {
  if (!isPostgres(trx)) return
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx)
}

async function recordedNames(trx: Transaction<Tables>): Promise<string[]> {
  await trx.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('applied_at', 'bigint', (c) => c.notNull())
    .execute()
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    trx,
  )
  return rows.map((row) => row.name)
}

function unknownVersion(last: string | undefined): DatabaseError {
  return new DatabaseError(
    `The database was made by a newer version of the shop, or by one that was never given away (it holds '${last}'). Start that version, or go back to a copy of the database from before it.`,
  )
}

async function patiently<T>(action: () => Promise<T>): Promise<T> {
  for (let left = 12; ; left--) {
    try {
      return await action()
    } catch (error) {
      if (left === 0 || !isShopError(error) || error.code !== 'busy') throw error
    }
  }
}
