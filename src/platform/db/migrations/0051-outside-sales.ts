import type { Kysely } from 'kysely'
import type { MigrationTools } from '#platform/db/migrate.ts'

export async function up(db: Kysely<unknown>, { serialKey }: MigrationTools): Promise<void> {
  await serialKey(db.schema.createTable('outside_sales'), 'id')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('product_id', 'integer', (c) => c.notNull())
    .addColumn('size', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('quantity', 'integer', (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('method', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('sold_at', 'bigint', (c) => c.notNull())
    .addColumn('booked_at', 'bigint', (c) => c.notNull())
    .addColumn('undone_at', 'bigint')
    .addColumn('attempt', 'text', (c) => c.notNull().unique())
    .execute()
  await db.schema
    .createIndex('outside_sales_by_piece')
    .on('outside_sales')
    .columns(['kind', 'product_id'])
    .execute()
}
