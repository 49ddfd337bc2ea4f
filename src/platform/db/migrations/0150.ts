import type { Kysely } from 'kysely'
import { isPostgres } from '#platform/db/dialect.ts'
import { noteMakingOnPostgres } from './0091-search.ts'
import { sizes } from './0150-sizes.ts'
import { run, split } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, split(beforeSizes))
  await sizes(db)
  await run(db, split(afterSizes))
  // On SQLite, `sizes` has made the triggers anew.
  if (isPostgres(db)) await run(db, [noteMakingOnPostgres])
}

const beforeSizes = `
  -- For compositions: the colour around a picture, and the part that nothing may cover.
  alter table pictures add column ground text;
  alter table pictures add column clear text;

  alter table refunds add column cancels integer not null default 0;
  alter table orders add column replaces text;
  alter table orders add column replaced_why text;
  create index orders_replacing on orders (replaces);
  alter table messages add column answered_at bigint;
  create index messages_to_answer on messages (created_at, id)
    where answered_at is null and suspicious = 0;
  create table answers (
    id text primary key,
    message_id text not null,
    name text not null,
    email text not null,
    subject text not null,
    body text not null,
    sent_at bigint not null
  );
  create index answers_by_message on answers (message_id);

  create table making_costs (
    kind text not null,
    gallery_id bigint not null,
    piece_id bigint not null,
    size text not null,
    cost bigint not null,
    primary key (kind, gallery_id, piece_id, size)
  );
  alter table order_lines add column cost bigint;
  alter table orders add column postage_cost bigint;
  alter table outside_sales add column cost bigint;
`

const afterSizes = `
  -- Devices that receive notifications of sales. A device ends with its session.
  create table push_devices (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    session text not null,
    endpoint_digest text not null unique,
    sealed text not null,
    name text not null,
    kinds text not null,
    quiet_from integer not null,
    quiet_to integer not null,
    created_at bigint not null,
    heard_at bigint
  );
  create index push_devices_user on push_devices (user_id);

  -- A cart link ends when the cart that it shows, or a cart that took it in, is paid.
  alter table cart_links add column cart_id text;
  alter table cart_links add column bought_at bigint;
  create index cart_links_by_cart on cart_links (cart_id);
  alter table carts add column from_link text;

  alter table pieces add column sale_note text not null default '';
  alter table collections add column layout text not null default 'shop';

  -- Pieces are found by what their pictures show, too: all of them are put into the index anew.
  update piece_search set piece_version = -1;
`
