import type { Kysely } from 'kysely'

/** What a piece weighs in each of its sizes; null until its owner says it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pieces').addColumn('weights', 'text').execute()
}
