import type { Kysely } from 'kysely'

/** The fate of an edition's plate, block or file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('editions').addColumn('master', 'text').execute()
}
