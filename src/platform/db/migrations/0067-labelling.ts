import type { Kysely } from 'kysely'

/** A piece's labels that the law requires, as JSON; null: the labels of its kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pieces').addColumn('labelling', 'text').execute()
}
