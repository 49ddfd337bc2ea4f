import type { CreateTableBuilder, Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { isShopError } from '#platform/errors.ts'
import { DatabaseError } from './database-error.ts'
import { isPostgres } from './dialect.ts'
import { type Migration, migrations } from './migrations/list.ts'
import type { Tables } from './tables/tables.ts'

export interface MigrationTools {
  /** The key never gives a number twice. */
  serialKey<T extends string, C extends string, N extends string>(
    builder: CreateTableBuilder<T, C>,
    column: N,
  ): CreateTableBuilder<T, C | N>
}

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
  const tools = toolsFor(db)
  return db.transaction().execute(async (trx) => {
    await lock(trx)
    const applied = await appliedNames(trx)
    refuseUnknown(applied, list)
    const next = list[applied.length]
    if (!next) return false
    await next.up(trx as unknown as Kysely<unknown>, tools)
    await sql`insert into migrations (name, applied_at) values (${next.name}, ${Date.now()})`.execute(
      trx,
    )
    return applied.length + 1 < list.length
  })
}

/** On SQLite the transaction is the lock: it begins immediately. */
async function lock(trx: Transaction<Tables>): Promise<void> {
  if (!isPostgres(trx)) return
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx)
}

async function appliedNames(trx: Transaction<Tables>): Promise<string[]> {
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

function refuseUnknown(applied: string[], list: readonly Migration[]): void {
  const stranger = applied.find((name, index) => list[index]?.name !== name)
  if (stranger === undefined) return
  throw new DatabaseError(
    `The database was made by a newer version of the shop (it holds '${stranger}'). Start that version, or go back to a copy of the database from before it.`,
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

export function toolsFor(db: Kysely<Tables>): MigrationTools {
  if (isPostgres(db)) {
    return {
      serialKey: (builder, column) =>
        builder.addColumn(column, 'bigint', (c) => c.primaryKey().generatedByDefaultAsIdentity()),
    }
  }
  return {
    serialKey: (builder, column) =>
      builder.addColumn(column, 'integer', (c) => c.primaryKey().autoIncrement()),
  }
}
