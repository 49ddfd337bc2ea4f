import type { Kysely } from 'kysely'

/** What a printer charged in another currency than the shop's, which its owner writes down. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('fulfillments').addColumn('foreign_cost', 'text').execute()
}
