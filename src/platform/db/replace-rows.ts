import { sql } from 'kysely'
import { raiseContentVersion, readContentVersion } from './content-version.ts'
import type { Writer } from './database.ts'
import { continueKeys, restoreRows } from './restore-rows.ts'
import type { Row, Snapshot } from './snapshot.ts'
import { tableOrder } from './tables/table-order.ts'
import type { Tables } from './tables/tables.ts'

/** By table: a former row as it stays beside the snapshot's rows; null: it goes. */
export type GoesOn = Partial<Record<keyof Tables, (row: Row) => Row | null>>

/** Replaces every row by the snapshot's, which has the same migrations; nobody stays signed in. */
export async function replaceRows(trx: Writer, from: Snapshot, goesOn: GoesOn = {}): Promise<void> {
  const version = await readContentVersion(trx)
  const before = new Map<string, Row[]>()
  for (const table of tableOrder.toReversed()) {
    // Reads while deleting: in PostgreSQL a second statement would see newer rows.
    const all = goesOn[table] ? sql`returning *` : sql``
    const { rows } = await sql<Row>`delete from ${sql.table(table)} ${all}`.execute(trx)
    before.set(table, rows)
  }
  for (const table of tableOrder) {
    if (table === 'sessions') continue
    for await (const rows of from.rows(table)) await restoreRows(trx, table, rows)
  }
  await continueKeys(trx, from.lastKeys)
  for (const table of tableOrder) {
    const rows = (before.get(table) ?? []).map((row) => goesOn[table]?.(row) ?? null)
    const kept = rows.filter((row) => row !== null)
    await restoreRows(trx, table, kept, sql`on conflict do nothing`)
  }
  // Every process caches pages by the version: no version may be used twice.
  await trx
    .updateTable('content')
    .set((eb) => ({
      version: eb.case().when('version', '<', version).then(version).else(eb.ref('version')).end(),
    }))
    .execute()
  raiseContentVersion(trx)
}
