import type { Kysely } from 'kysely'

/** The present's note travels with a cart that is opened on another device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('cart_links').addColumn('present', 'text').execute()
}
