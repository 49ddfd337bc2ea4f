import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#platform/db/dialect.ts'
import { run, serialKey, split, storedAt } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, split(tables(serialKey(db))))
  await bookTax(db)
  await emptyTexts(db)
  await keepReturnDays(db)
}

const tables = (key: string) => `
  alter table pieces add column tax_class text not null default 'standard';
  alter table order_lines add column tax_class text not null default 'standard';
  alter table orders add column tax_country text;
  alter table orders add column tax_parts text;
  alter table orders add column tax_terms text;
  create table tax_entries (
    id ${key},
    order_id text not null references orders (id),
    country text not null,
    rate double precision,
    gross bigint not null,
    tax bigint not null,
    at bigint not null
  );
  create index tax_entries_order on tax_entries (order_id);
  create index tax_entries_at on tax_entries (at);
  alter table outside_sales add column tax_rate double precision;
  alter table outside_sales add column tax_country text not null default '';
  alter table outside_sales add column tax bigint not null default 0;

  drop table content_topics;
  alter table content drop column change;

  drop index ledger_entries_at;
  create index ledger_entries_at on ledger_entries (at, id);
  drop index orders_by_payment;
  create index orders_by_payment on orders (paid_at, number);
  -- The predicate is written as the queries write it.
  create index orders_tests on orders (number) where money <> 'live';
  create index orders_by_email on orders (lower(buyer_email));
  create index fulfillments_foreign on fulfillments (order_id) where foreign_cost is not null;

  -- Of earlier orders, only one-of-a-kind pieces surely have today's size.
  alter table order_lines add column garment_size text;
  update order_lines set garment_size = (
    select pieces.garment_size from pieces
    where pieces.kind = order_lines.kind and pieces.id = order_lines.product_id
  ) where kind = 'clothing' and making = 'one_of_a_kind';
`

/** Books earlier orders as they stood: one rate, to the country of their address. */
async function bookTax(db: Kysely<unknown>): Promise<void> {
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

interface Texts {
  email?: string
  commissions?: { formUrl: string }
}

async function emptyTexts(db: Kysely<unknown>): Promise<void> {
  const value = await storedAt(db, 'studio.texts')
  if (value === undefined) return
  const texts: Texts = JSON.parse(value)
  if (texts.email === 'studio@example.com') texts.email = ''
  if (texts.commissions?.formUrl === 'mailto:studio@example.com') texts.commissions.formUrl = ''
  await sql`update settings set value = ${JSON.stringify(texts)}
    where key = 'studio.texts'`.execute(db)
}

/** Shops with pieces keep the former default of 30 days for returns, unless they set another. */
async function keepReturnDays(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select 1 from pieces limit 1`.execute(db)
  if (rows.length === 0) return
  const law = await storedAt(db, 'law')
  const said = JSON.stringify({ returnDays: 30, ...JSON.parse(law ?? '{}') })
  await sql`insert into settings (key, value, updated_at) values ('law', ${said}, 0)
    on conflict (key) do update set value = excluded.value`.execute(db)
}
