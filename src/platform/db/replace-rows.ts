import { sql } from 'kysely'
import { raiseContentVersion } from './content-version.ts'
import type { Writer } from './database.ts'
import { continueKeys, restoreRows } from './restore-rows.ts'
import type { Snapshot } from './snapshot.ts'
import { tableOrder } from './tables/table-order.ts'

/** The whole database becomes the snapshot's, which has the same migrations; nobody stays signed in. */
export async function replaceRows(trx: Writer, from: Snapshot): Promise<void> {
  const { version } = await trx
    .selectFrom('content')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  for (const table of tableOrder.toReversed()) {
    await sql`delete from ${sql.table(table)}`.execute(trx)
  }
  for (const table of tableOrder) {
    if (table === 'sessions') continue
    for await (const rows of from.rows(table)) await restoreRows(trx, table, rows)
  }
  await continueKeys(trx, from.lastKeys)
  // Every process keeps pages by the version: it must not come back.
  await trx
    .updateTable('content')
    .set((eb) => ({
      version: eb.case().when('version', '<', version).then(version).else(eb.ref('version')).end(),
    }))
    .execute()
  raiseContentVersion(trx)
}
