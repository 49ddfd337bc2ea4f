import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cart_links')
    .addColumn('token', 'text', (c) => c.primaryKey())
    .addColumn('lines', 'text', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('mailed_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('cart_links_by_email').on('cart_links').column('email').execute()
}
