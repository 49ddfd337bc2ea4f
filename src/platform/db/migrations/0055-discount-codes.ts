import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('discount_codes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('code', 'text', (c) => c.notNull().unique())
    .addColumn('percent', 'integer')
    .addColumn('amount', 'bigint')
    .addColumn('free_shipping', 'integer', (c) => c.notNull())
    .addColumn('starts_at', 'bigint')
    .addColumn('ends_at', 'bigint')
    .addColumn('most', 'bigint')
    .addColumn('once_per_buyer', 'integer', (c) => c.notNull())
    .addColumn('scope', 'text')
    .addColumn('least', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.alterTable('carts').addColumn('discount_code', 'text').execute()
  await db.schema.alterTable('carts').addColumn('buyer_email', 'text').execute()
  await db.schema.alterTable('orders').addColumn('discount_code', 'text').execute()
  await db.schema
    .createIndex('orders_by_discount_code')
    .on('orders')
    .column('discount_code')
    .where('discount_code', 'is not', null)
    .execute()
  await db.schema
    .alterTable('order_lines')
    .addColumn('discount', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
}
