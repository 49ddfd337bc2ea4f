import type { Kysely } from 'kysely'

/** The step of the making that a picture of a piece shows, in a sentence. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('piece_pictures').addColumn('step', 'text').execute()
}
