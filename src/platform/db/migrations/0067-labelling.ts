import type { Kysely } from 'kysely'

/** What the law wants to be told of a piece, as JSON; null: what its kind has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pieces').addColumn('labelling', 'text').execute()
}
