import type { Kysely } from 'kysely'

/** Carts and orders that are a present: the note for its recipient, and when it should be there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['carts', 'orders'] as const) {
    await db.schema.alterTable(table).addColumn('gift_note', 'text').execute()
    await db.schema.alterTable(table).addColumn('wanted_by', 'text').execute()
  }
}
