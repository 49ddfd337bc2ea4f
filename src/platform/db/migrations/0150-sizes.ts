/* Stock is counted by size: a piece without sizes has one size, whose name is empty. */
import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#platform/db/dialect.ts'
import { noteMakingOnSqlite, stateNow } from './0091-search.ts'
import { run, serialKey, split } from './statements.ts'

export async function sizes(db: Kysely<unknown>): Promise<void> {
  await run(db, isPostgres(db) ? onPostgres : onSqlite(serialKey(db)))
  await run(db, split(otherColours))
  await nameOnlySizes(db)
}

/** Pieces with the same words are each other's other colours. */
const otherColours = `
  alter table pieces add column also_in text;
  create index pieces_also_in on pieces (also_in) where also_in is not null;
`

const onPostgres = [
  ...split(`
    alter table stock add column size text not null default '';
    alter table stock drop constraint stock_key;
    alter table stock add constraint stock_key primary key (kind, product_id, size);
    alter table holds add column size text not null default '';
    alter table holds drop constraint holds_key;
    alter table holds add constraint holds_key primary key (order_id, kind, product_id, size);
    alter table hold_uses add column size text not null default '';
    alter table hold_uses drop constraint hold_uses_key;
    alter table hold_uses add constraint hold_uses_key
      primary key (order_id, kind, product_id, size);
    alter table back_in_stock_subscriptions add column size text not null default '';
    alter table back_in_stock_subscriptions drop constraint wishes_once;
    alter table back_in_stock_subscriptions add constraint wishes_once
      unique (kind, product_id, size, email);
  `),
  // Locks the row, so that two sales of the last two sizes see each other.
  `create or replace function note_stock_of_piece() returns trigger language plpgsql as $$
    declare units record;
    begin
      if tg_op = 'UPDATE' and (old.on_hand > 0) = (new.on_hand > 0) then return null; end if;
      if tg_op = 'DELETE' then units := old; else units := new; end if;
      perform 1 from pieces where kind = units.kind and id = units.product_id for no key update;
      ${noted('units')};
      return null;
    end $$`,
]

function noted(row: string): string {
  const state = stateNow('pieces')
  return `update pieces set sold_out = ${state}
    where kind = ${row}.kind and id = ${row}.product_id and sold_out <> ${state}`
}

/** SQLite can't change a table's key: each table is made anew. */
const onSqlite = (key: string): string[] => [
  // Renaming a table checks every trigger, and these triggers read the stock.
  'drop trigger pieces_making_0',
  'drop trigger pieces_making_1',
  ...split(`
    create table sized_stock (
      kind text not null,
      product_id bigint not null,
      size text not null default '',
      on_hand bigint not null,
      held bigint not null default 0,
      sold_at bigint,
      constraint stock_key primary key (kind, product_id, size),
      constraint stock_accounted_for check (held >= 0 and held <= on_hand)
    );
    insert into sized_stock (kind, product_id, on_hand, held, sold_at)
      select kind, product_id, on_hand, held, sold_at from stock;
    drop table stock;
    alter table sized_stock rename to stock;
    create index stock_sold_out on stock (sold_at desc, kind, product_id desc)
      where on_hand = 0 and sold_at is not null;

    create table sized_holds (
      order_id text not null references orders (id),
      kind text not null,
      product_id bigint not null,
      size text not null default '',
      quantity bigint not null check (quantity > 0),
      constraint holds_key primary key (order_id, kind, product_id, size)
    );
    insert into sized_holds (order_id, kind, product_id, quantity)
      select order_id, kind, product_id, quantity from holds;
    drop table holds;
    alter table sized_holds rename to holds;
    create index holds_by_product on holds (kind, product_id);

    create table sized_uses (
      order_id text not null references orders (id),
      kind text not null,
      product_id bigint not null,
      size text not null default '',
      quantity bigint not null check (quantity > 0),
      visitor text not null,
      network text not null,
      wide_network text not null,
      short bigint not null,
      started_at bigint not null,
      held_until bigint not null,
      ended_at bigint,
      constraint hold_uses_key primary key (order_id, kind, product_id, size)
    );
    insert into sized_uses (order_id, kind, product_id, quantity, visitor, network, wide_network,
        short, started_at, held_until, ended_at)
      select order_id, kind, product_id, quantity, visitor, network, wide_network,
        short, started_at, held_until, ended_at from hold_uses;
    drop table hold_uses;
    alter table sized_uses rename to hold_uses;
    create index hold_uses_by_visitor on hold_uses (visitor);
    create index hold_uses_by_network on hold_uses (wide_network, ended_at);

    create table sized_subscriptions (
      id ${key},
      kind text not null,
      product_id bigint not null,
      size text not null default '',
      email text not null,
      token text not null unique,
      state text not null,
      state_since bigint not null,
      constraint wishes_once unique (kind, product_id, size, email)
    );
    insert into sized_subscriptions (id, kind, product_id, email, token, state, state_since)
      select id, kind, product_id, email, token, state, state_since
      from back_in_stock_subscriptions;
    drop table back_in_stock_subscriptions;
    alter table sized_subscriptions rename to back_in_stock_subscriptions;
    create index wishes_by_state on back_in_stock_subscriptions (state, kind, product_id);
  `),
  ...noteMakingOnSqlite,
  `create trigger pieces_stock_added after insert on stock begin ${noted('new')}; end`,
  `create trigger pieces_stock_changed after update of on_hand on stock
    when (old.on_hand > 0) <> (new.on_hand > 0) begin ${noted('new')}; end`,
  `create trigger pieces_stock_removed after delete on stock begin ${noted('old')}; end`,
]

/** A counted piece with a single measured size was sold in it. */
async function nameOnlySizes(db: Kysely<unknown>): Promise<void> {
  for (const table of ['stock', 'holds', 'hold_uses']) {
    const only = sql`select label from piece_sizes
      join pieces on pieces.kind = piece_sizes.kind and pieces.id = piece_sizes.piece_id
      where pieces.making = 'counted' and pieces.kind = ${sql.ref(`${table}.kind`)}
        and pieces.id = ${sql.ref(`${table}.product_id`)}`
    await sql`update ${sql.table(table)} set size = (${only}) where exists (${only})`.execute(db)
  }
}
