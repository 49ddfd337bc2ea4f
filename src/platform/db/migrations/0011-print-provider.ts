import type { Kysely } from 'kysely'
import type { MigrationTools } from '#platform/db/migrate.ts'

/** The provider that has a part's order: no other provider can report its state. */
export async function up(db: Kysely<unknown>, _tools: MigrationTools): Promise<void> {
  await db.schema.alterTable('order_parts').addColumn('provider', 'text').execute()
}
