import type { Kysely } from 'kysely'
import type { MigrationTools } from '#platform/db/migrate.ts'

/** Who has a part's order: only that provider can be asked how it is. */
export async function up(db: Kysely<unknown>, _tools: MigrationTools): Promise<void> {
  await db.schema.alterTable('order_parts').addColumn('provider', 'text').execute()
}
