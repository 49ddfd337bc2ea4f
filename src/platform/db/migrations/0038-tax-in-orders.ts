import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('tax_included', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('orders').addColumn('tax_rate', 'integer').execute()
  await db.schema.alterTable('orders').addColumn('tax_note', 'text').execute()
}
