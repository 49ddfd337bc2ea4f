import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outside_sales')
    .addColumn('making', 'text', (c) => c.notNull().defaultTo('to_order'))
    .execute()
  await db.schema.alterTable('certificates').addColumn('outside_sale_id', 'bigint').execute()
  await sql`update outside_sales set making = coalesce((
    select making from pieces
    where pieces.kind = outside_sales.kind and pieces.id = outside_sales.product_id
  ), 'to_order')`.execute(db)
  await db.schema
    .createIndex('certificates_by_outside_sale')
    .on('certificates')
    .column('outside_sale_id')
    .where('outside_sale_id', 'is not', null)
    .execute()
}
