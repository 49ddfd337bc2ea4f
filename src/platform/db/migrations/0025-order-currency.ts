import type { Kysely } from 'kysely'

/** An order's currency; every shop sold in dollars before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('currency', 'text', (c) => c.notNull().defaultTo('USD'))
    .execute()
}
