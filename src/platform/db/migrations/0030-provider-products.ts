import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('provider_products')
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('store', 'text', (c) => c.notNull())
    .addColumn('ref', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('seen', 'text')
    .addColumn('taken', 'text')
    .addColumn('miniature', 'text')
    .addColumn('miniature_key', 'text')
    .addColumn('print_id', 'bigint', (c) => c.references('prints.id'))
    .addColumn('listed_in', 'text')
    .addColumn('read_in', 'text')
    .addColumn('wanted_at', 'bigint')
    .addColumn('problem', 'text')
    .addColumn('deleted_at', 'bigint')
    .addPrimaryKeyConstraint('provider_products_key', ['provider', 'store', 'ref'])
    .execute()
}
