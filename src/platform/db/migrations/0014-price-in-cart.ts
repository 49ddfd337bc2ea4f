import type { Kysely } from 'kysely'
import type { MigrationTools } from '#platform/db/migrate.ts'

/** A piece's price when it went into the cart, so that the shop can announce another price. */
export async function up(db: Kysely<unknown>, _tools: MigrationTools): Promise<void> {
  await db.schema.alterTable('cart_lines').addColumn('unit_price', 'bigint').execute()
}
