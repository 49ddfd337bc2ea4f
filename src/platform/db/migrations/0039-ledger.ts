import { type Kysely, sql } from 'kysely'
import type { MigrationTools } from '#platform/db/migrate.ts'

export async function up(db: Kysely<unknown>, { serialKey }: MigrationTools): Promise<void> {
  await serialKey(db.schema.createTable('ledger_entries'), 'id')
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('ledger_entries_order')
    .on('ledger_entries')
    .columns(['order_id', 'kind'])
    .execute()
  await db.schema.createIndex('ledger_entries_at').on('ledger_entries').column('at').execute()
  const kinds: [string, string][] = [
    ['pieces', 'subtotal'],
    ['shipping', 'shipping'],
    ['discount', '-discount'],
    ['tax', 'case when tax_included = 1 then 0 else tax end'],
    [
      'other',
      'total - subtotal - shipping + discount - case when tax_included = 1 then 0 else tax end',
    ],
    ['refund', '-refunded'],
    ['dispute', 'case when disputed = 2 then refunded - total else 0 end'],
  ]
  for (const [kind, amount] of kinds) {
    await sql`insert into ledger_entries (order_id, kind, amount, at)
      select id, ${sql.lit(kind)}, ${sql.raw(amount)}, paid_at from orders
      where paid_at is not null and (${sql.raw(amount)}) <> 0 order by number`.execute(db)
  }
}
