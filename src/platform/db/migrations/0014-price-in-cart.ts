import type { Kysely } from 'kysely'
import type { MigrationTools } from '#platform/db/migrate.ts'

/** What a piece cost when it was put into the cart, so that another price is said in words. */
export async function up(db: Kysely<unknown>, _tools: MigrationTools): Promise<void> {
  await db.schema.alterTable('cart_lines').addColumn('unit_price', 'bigint').execute()
}
