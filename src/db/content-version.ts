import { sql } from 'kysely'
import type { Writer } from './database.ts'

/**
 * Raises the content version, in the transaction of a write that changes a public page and as its
 * last statement: the one row is shared by all writers, so it is taken after every other row.
 */
export async function raiseContentVersion(trx: Writer): Promise<void> {
  await trx
    .updateTable('content')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', 1)
    .execute()
}
