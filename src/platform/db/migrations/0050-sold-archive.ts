import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const pieces = db.schema.alterTable('pieces')
  await pieces.addColumn('in_archive', 'integer', (c) => c.notNull().defaultTo(1)).execute()
  await sql`create index stock_sold on stock (kind, product_id) where on_hand = 0`.execute(db)
  await sql`create index order_lines_by_piece on order_lines (kind, product_id)`.execute(db)
}
