import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('content_topics').execute()
  await db.schema.alterTable('content').dropColumn('change').execute()
}
