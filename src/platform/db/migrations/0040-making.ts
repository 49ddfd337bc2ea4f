import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('order_lines')
    .addColumn('making', 'text', (c) => c.notNull().defaultTo('to_order'))
    .execute()
  await sql`update order_lines set making = 'one_of_a_kind' where kind = 'clothing'`.execute(db)
  await sql`update order_lines set making = 'counted' where kind = 'merch'`.execute(db)
}
