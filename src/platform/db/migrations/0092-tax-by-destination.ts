import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#platform/db/dialect.ts'
import type { MigrationTools } from '#platform/db/migrate.ts'

/** Books earlier orders as they stood: one rate, to the country of their address. */
export async function up(db: Kysely<unknown>, { serialKey }: MigrationTools): Promise<void> {
  for (const table of ['pieces', 'order_lines']) {
    await db.schema
      .alterTable(table)
      .addColumn('tax_class', 'text', (c) => c.notNull().defaultTo('standard'))
      .execute()
  }
  for (const column of ['tax_country', 'tax_parts', 'tax_terms']) {
    await db.schema.alterTable('orders').addColumn(column, 'text').execute()
  }
  await serialKey(db.schema.createTable('tax_entries'), 'id')
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('rate', 'double precision')
    .addColumn('gross', 'bigint', (c) => c.notNull())
    .addColumn('tax', 'bigint', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('tax_entries_order').on('tax_entries').column('order_id').execute()
  await db.schema.createIndex('tax_entries_at').on('tax_entries').column('at').execute()
  await db.schema.alterTable('outside_sales').addColumn('tax_rate', 'double precision').execute()
  await db.schema
    .alterTable('outside_sales')
    .addColumn('tax_country', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('outside_sales')
    .addColumn('tax', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  const country = isPostgres(db)
    ? sql`coalesce(ship_to::json ->> 'country', '')`
    : sql`coalesce(json_extract(ship_to, '$.country'), '')`
  await sql`insert into tax_entries (order_id, country, rate, gross, tax, at)
    select id, ${country}, tax_rate, total, tax, paid_at from orders
    where paid_at is not null and total > 0 order by number`.execute(db)
  const upTo = (sum: string) => sql`cast(round(tax * ${sql.ref(sum)} * 1.0 / total) as bigint)`
  await sql`insert into tax_entries (order_id, country, rate, gross, tax, at)
    select id, ${country}, tax_rate, amount, ${upTo('back_before')} - ${upTo('back_after')}, at
    from (
      select orders.id, ship_to, tax_rate, tax, total, amount, at, ledger_entries.id as entry,
        sum(-amount) over its as back_after, sum(-amount) over its + amount as back_before
      from ledger_entries inner join orders on orders.id = ledger_entries.order_id
      where kind = 'refund' and total > 0
      window its as (partition by order_id order by ledger_entries.id)
    ) as refunds order by entry`.execute(db)
}
