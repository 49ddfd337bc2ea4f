import type { Kysely } from 'kysely'

/** Measurements of the file that a print is printed from, as JSON; null: there is no file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pieces').addColumn('print_file', 'text').execute()
}
