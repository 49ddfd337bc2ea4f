import { type Kysely, sql } from 'kysely'

/**
 * The stock policy of a bought piece: until now it followed the kind, from here on each piece has
 * its own, and it may change after the sale.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('order_lines')
    .addColumn('making', 'text', (c) => c.notNull().defaultTo('to_order'))
    .execute()
  await sql`update order_lines set making = 'one_of_a_kind' where kind = 'clothing'`.execute(db)
  await sql`update order_lines set making = 'counted' where kind = 'merch'`.execute(db)
}
