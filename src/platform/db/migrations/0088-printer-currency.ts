import type { Kysely } from 'kysely'

/** A printer's charge in another currency than the shop's; the owner enters it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('fulfillments').addColumn('foreign_cost', 'text').execute()
}
