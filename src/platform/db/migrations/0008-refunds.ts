import type { Kysely } from 'kysely'
import type { MigrationTools } from '#platform/db/migrate.ts'

export async function up(db: Kysely<unknown>, _tools: MigrationTools): Promise<void> {
  await db.schema
    .createTable('refunds')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('attempt', 'text', (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('lines', 'text', (c) => c.notNull())
    .addColumn('put_back', 'bigint', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('reason', 'text')
    .addColumn('asked_at', 'bigint', (c) => c.notNull())
    .addColumn('done_at', 'bigint')
    .addUniqueConstraint('refunds_once', ['order_id', 'attempt'])
    .execute()
  // Late money may have found its pieces gone: then nothing goes back to the stock.
  await db.schema
    .alterTable('orders')
    .addColumn('stock_taken', 'bigint', (c) => c.notNull().defaultTo(1))
    .execute()
}
