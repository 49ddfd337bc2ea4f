import { type RawBuilder, sql } from 'kysely'
import type { Writer } from './database.ts'
import { isPostgres } from './dialect.ts'
import type { Row } from './snapshot.ts'
import { tablesOfAnyVersion } from './tables/table-order.ts'

/** Rows that a new database already has; a backup's rows replace them. */
export const tablesWithDefaults: readonly string[] = ['content', 'collections']

export async function filledTables(trx: Writer): Promise<string[]> {
  const filled: string[] = []
  const here = await existingTables(trx)
  for (const table of tablesOfAnyVersion) {
    if (tablesWithDefaults.includes(table) || !here.includes(table)) continue
    const row = await sql`select 1 from ${sql.table(table)} limit 1`.execute(trx)
    if (row.rows.length > 0) filled.push(table)
  }
  return filled
}

/** An older shop is restored before it is migrated, and has fewer tables. */
export async function existingTables(trx: Writer): Promise<string[]> {
  const query = isPostgres(trx)
    ? sql<{ name: string }>`select table_name as name from information_schema.tables
        where table_schema = current_schema()`
    : sql<{ name: string }>`select name from sqlite_master where type = 'table'`
  return (await query.execute(trx)).rows.map(({ name }) => name)
}

export async function restoreRows(
  trx: Writer,
  table: string,
  rows: readonly Row[],
  also: RawBuilder<unknown> = sql``,
): Promise<void> {
  for (const row of rows) {
    const names = Object.keys(row)
    await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      values (${sql.join(names.map((name) => row[name]))}) ${also}`.execute(trx)
  }
}

export async function clearDefaults(trx: Writer): Promise<void> {
  const here = await existingTables(trx)
  for (const table of tablesWithDefaults.filter((each) => here.includes(each))) {
    await sql`delete from ${sql.table(table)}`.execute(trx)
  }
}

/** Continues after the last used key, so that no key is used twice. */
export async function continueKeys(trx: Writer, lastKeys: Record<string, number>): Promise<void> {
  for (const [table, last] of Object.entries(lastKeys)) {
    if (isPostgres(trx)) {
      const { rows } = await sql<{ column_name: string }>`
        select column_name from information_schema.columns
        where table_name = ${table} and is_identity = 'YES' and table_schema = current_schema()`.execute(
        trx,
      )
      const key = rows[0]?.column_name
      if (key) {
        // A sequence begins at 1; a table that never had a row is at 0 on SQLite.
        const sequence = sql`pg_get_serial_sequence(${`"${table}"`}, ${key})`
        await sql`select setval(${sequence}, ${Math.max(last, 1)}, ${last} > 0)`.execute(trx)
      }
    } else {
      await sql`delete from sqlite_sequence where name = ${table}`.execute(trx)
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(trx)
    }
  }
}
