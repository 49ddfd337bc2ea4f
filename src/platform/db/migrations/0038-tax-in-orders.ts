import type { Kysely } from 'kysely'

/**
 * An order's tax: included in its sums or not, its rate, and the note of an order that charges
 * none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('tax_included', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('orders').addColumn('tax_rate', 'integer').execute()
  await db.schema.alterTable('orders').addColumn('tax_note', 'text').execute()
}
