import type { Kysely } from 'kysely'

/** What a picture of a piece shows of its making, in a sentence. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('piece_pictures').addColumn('step', 'text').execute()
}
