import type { Kysely } from 'kysely'
import type { MigrationTools } from '#platform/db/migrate.ts'

/** Messages of a flood are set aside, and the contact form stays open for everybody. */
export async function up(db: Kysely<unknown>, _tools: MigrationTools): Promise<void> {
  await db.schema
    .alterTable('messages')
    .addColumn('suspicious', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
