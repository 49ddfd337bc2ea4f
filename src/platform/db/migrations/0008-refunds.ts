import type { Kysely } from 'kysely'
import type { MigrationTools } from '#platform/db/migrate.ts'

/** Refunds. The shop records each one before it asks the provider. */
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
  // Money that came too late may have found its pieces gone: then there is nothing to put back.
  await db.schema
    .alterTable('orders')
    .addColumn('stock_taken', 'bigint', (c) => c.notNull().defaultTo(1))
    .execute()
}
