import type { Kysely } from 'kysely'
import { isPostgres } from '#platform/db/dialect.ts'
import { run, serialKey, split } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  const key = serialKey(db)
  await run(db, split(tables(key)))
  await run(db, split(isPostgres(db) ? linesOnPostgres : linesOnSqlite(key)))
  await run(db, ['alter table pieces add column tags text'])
}

const tables = (key: string) => `
  create table pages (
    id ${key},
    slug text not null unique,
    title text not null,
    blocks text not null,
    draft integer not null,
    spot text not null,
    position bigint not null,
    created_at bigint not null,
    updated_at bigint not null
  );
  alter table old_addresses add column page_id bigint references pages (id) on delete cascade;

  alter table pieces add column personalisation text;
  alter table order_lines add column personal_label text not null default '';
  alter table order_lines add column personal_text text not null default '';
`

/* The same piece with other words is another line of the cart. */

const linesOnPostgres = `
  alter table cart_lines add column personal_text text not null default '';
  alter table cart_lines drop constraint cart_lines_once;
  alter table cart_lines add constraint cart_lines_once
    unique (cart_id, kind, product_id, size, personal_text);
`

/** SQLite can't change a table's key: the table is made anew. */
const linesOnSqlite = (key: string) => `
  create table worded_lines (
    id ${key},
    cart_id text not null references carts (id) on delete cascade,
    kind text not null,
    product_id bigint not null,
    size text not null,
    quantity bigint not null check (quantity > 0),
    name text,
    print_name text,
    desc_name text,
    location text not null,
    created_at bigint not null,
    unit_price bigint,
    personal_text text not null default '',
    constraint cart_lines_once unique (cart_id, kind, product_id, size, personal_text)
  );
  insert into worded_lines (id, cart_id, kind, product_id, size, quantity, name, print_name,
      desc_name, location, created_at, unit_price)
    select id, cart_id, kind, product_id, size, quantity, name, print_name,
      desc_name, location, created_at, unit_price from cart_lines;
  drop table cart_lines;
  alter table worded_lines rename to cart_lines;
`
