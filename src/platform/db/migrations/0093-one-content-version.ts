import type { Kysely } from 'kysely'

/**
 * The content version alone marks cached pages as stale: topics, and the number of their changes,
 * go.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('content_topics').execute()
  await db.schema.alterTable('content').dropColumn('change').execute()
}
