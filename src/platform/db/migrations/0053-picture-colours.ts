import type { Kysely } from 'kysely'

/** A picture's colours; null until they have been read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pictures').addColumn('colours', 'text').execute()
}
