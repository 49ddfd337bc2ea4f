import type { Kysely } from 'kysely'

/** A piece's weight in each of its sizes; null until its owner enters it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pieces').addColumn('weights', 'text').execute()
}
