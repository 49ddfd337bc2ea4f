import type { Kysely } from 'kysely'

/** What was measured of the file that a print is printed from, as JSON; null: none was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pieces').addColumn('print_file', 'text').execute()
}
