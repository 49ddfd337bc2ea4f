import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_notes')
    .addColumn('order_id', 'text', (c) => c.primaryKey().references('orders.id'))
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('order_remarks')
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('order_remarks_key', ['order_id', 'what', 'at', 'detail'])
    .execute()
  await db.schema.createIndex('orders_by_state').on('orders').columns(['state', 'number']).execute()
  await db.schema.createIndex('orders_by_payment').on('orders').column('paid_at').execute()
  // Two, not one with `or`: SQLite would not find that it may use it.
  await sql`create index orders_flagged on orders (id) where attention is not null`.execute(db)
  await sql`create index orders_disputed on orders (id) where disputed = 1`.execute(db)
  await sql`create index orders_refunded on orders (number) where refunded > 0`.execute(db)
  await sql`create index outbox_set_aside on outbox (id) where state = 'set_aside'`.execute(db)
}
