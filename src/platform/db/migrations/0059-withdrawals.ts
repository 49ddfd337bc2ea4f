import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('withdrawals')
    .addColumn('token', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('order_number', 'text', (c) => c.notNull())
    .addColumn('pieces', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.references('orders.id'))
    .addColumn('begun_at', 'bigint', (c) => c.notNull())
    .addColumn('stated_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('withdrawals_email')
    .on('withdrawals')
    .columns(['email', 'stated_at'])
    .execute()
}
