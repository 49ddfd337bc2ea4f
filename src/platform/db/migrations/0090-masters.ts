import type { Kysely } from 'kysely'

/** What became of what an edition was printed from: its plate, block or file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('editions').addColumn('master', 'text').execute()
}
