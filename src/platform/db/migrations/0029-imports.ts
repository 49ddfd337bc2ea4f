import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('imports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('unread', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('import_items')
    .addColumn('import_id', 'text', (c) => c.notNull().references('imports.id'))
    .addColumn('position', 'bigint', (c) => c.notNull())
    .addColumn('source_key', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('product', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('product_id', 'bigint')
    .addColumn('remarks', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('import_items_key', ['import_id', 'position'])
    .execute()
  await db.schema
    .createIndex('import_items_by_state')
    .on('import_items')
    .columns(['import_id', 'state', 'position'])
    .execute()
  await db.schema
    .createTable('imported_products')
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('source_key', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('product_id', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('imported_products_key', ['source', 'source_key'])
    .execute()
  await db.schema
    .createTable('old_addresses')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('product_id', 'bigint', (c) => c.notNull())
    .execute()
}
