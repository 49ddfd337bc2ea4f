import { type Kysely, sql } from 'kysely'

/** Of earlier orders, only one-of-a-kind pieces surely have today's size. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order_lines').addColumn('garment_size', 'text').execute()
  await sql`update order_lines set garment_size = (
      select pieces.garment_size from pieces
      where pieces.kind = order_lines.kind and pieces.id = order_lines.product_id
    ) where kind = 'clothing' and making = 'one_of_a_kind'`.execute(db)
}
