import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('held_until', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await sql`update orders set held_until = expires_at`.execute(db)
  await db.schema.dropIndex('orders_open_holds').execute()
  await db.schema.alterTable('orders').dropColumn('network').execute()
  await db.schema
    .createTable('hold_uses')
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('product_id', 'bigint', (c) => c.notNull())
    .addColumn('quantity', 'bigint', (c) => c.notNull().check(sql`quantity > 0`))
    .addColumn('visitor', 'text', (c) => c.notNull())
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('wide_network', 'text', (c) => c.notNull())
    .addColumn('short', 'bigint', (c) => c.notNull())
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('held_until', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .addPrimaryKeyConstraint('hold_uses_key', ['order_id', 'kind', 'product_id'])
    .execute()
  await db.schema.createIndex('hold_uses_by_visitor').on('hold_uses').column('visitor').execute()
  await db.schema
    .createIndex('hold_uses_by_network')
    .on('hold_uses')
    .columns(['wide_network', 'ended_at'])
    .execute()
}
