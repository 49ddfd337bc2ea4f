import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#platform/db/dialect.ts'
import { issueInWords } from './0021-issues-in-words.ts'
import { run, serialKey, split, storedAt } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, split(tables(serialKey(db))))
  await run(db, isPostgres(db) ? auditOnPostgres : auditOnSqlite)
  await writeIssues(db)
  await run(db, split(afterIssues))
  await followTheStudio(db)
}

/**
 * The first account becomes the owner; the others become partners, whose rights are the nearest.
 */
const tables = (key: string) => `
  alter table order_parts rename to fulfillments;
  alter table fulfillments rename column part to kind;
  alter table parcels rename column part to kind;
  alter table order_remarks rename to order_events;
  alter table order_events rename column what to type;
  update order_events set type = 'address_changed' where type = 'readdressed';
  alter table payment_news rename to payment_events;
  alter table payment_events rename column told to booked;
  alter table refunds rename column put_back to restock;
  update refunds set lines = replace(lines, '"back":', '"restocked":');
  create table order_issues (
    id ${key},
    order_id text not null references orders (id),
    code text not null,
    subject text not null default '',
    details text not null,
    created_at bigint not null,
    resolved_at bigint,
    resolved_by text
  );
  create index order_issues_by_order on order_issues (order_id);
  create unique index order_issues_open on order_issues (order_id, code, subject)
    where resolved_at is null;

  alter table wishes rename to back_in_stock_subscriptions;
  alter table back_in_stock_subscriptions rename column asked_at to state_since;
  update back_in_stock_subscriptions set state = 'requested' where state = 'asked';
  update back_in_stock_subscriptions set state = 'notified' where state = 'told';
  drop index outbox_set_aside;
  update outbox set state = 'dead_lettered' where state = 'set_aside';
  create index outbox_dead_letters on outbox (id) where state = 'dead_lettered';
  -- Planned runs keep their slots, so that none is lost and none comes twice.
  update outbox set dedupe_key = replace(dedupe_key, 'waiting.look:', 'subscriptions.notify:')
    where topic = 'waiting.look';
  update outbox set topic = 'subscriptions.notify' where topic = 'waiting.look';
  update settings set key = 'shipping.dispatch-time' where key = 'shipping.promise';

  alter table users add column staff_role text;
  update users set staff_role = 'partner' where role = 'admin';
  update users set staff_role = 'owner' where id in
    (select id from users where role = 'admin' order by created_at, id limit 1);
  alter table sessions add column seen_at bigint;
  alter table sessions add column proved_at bigint;
  alter table sessions add column proved_by text;
  alter table invitations add column role text not null default 'partner';
  alter table invitations add column invited_by text;
  create table audit_trail (
    id ${key},
    at bigint not null,
    actor text,
    action text not null,
    target text
  );
  create index audit_trail_at on audit_trail (at);
  create table passkeys (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    name text not null,
    created_at bigint not null,
    used_at bigint
  );
  create index passkeys_of on passkeys (user_id);
  create table one_time_codes (
    user_id text primary key references users (id) on delete cascade,
    secret text not null,
    confirmed_at bigint,
    last_step bigint not null
  );
  create table recovery_codes (
    digest text primary key,
    user_id text not null references users (id) on delete cascade
  );
  create table one_time_tokens (
    digest text primary key,
    purpose text not null,
    user_id text references users (id) on delete cascade,
    expires_at bigint not null
  );

  alter table messages add column suspicious integer not null default 0;
  alter table orders add column held_until bigint not null default 0;
  update orders set held_until = expires_at;
  drop index orders_open_holds;
  alter table orders drop column network;
  create table hold_uses (
    order_id text not null references orders (id),
    kind text not null,
    product_id bigint not null,
    quantity bigint not null check (quantity > 0),
    visitor text not null,
    network text not null,
    wide_network text not null,
    short bigint not null,
    started_at bigint not null,
    held_until bigint not null,
    ended_at bigint,
    constraint hold_uses_key primary key (order_id, kind, product_id)
  );
  create index hold_uses_by_visitor on hold_uses (visitor);
  create index hold_uses_by_network on hold_uses (wide_network, ended_at);
`

/** The database itself refuses changed rows, and deletions within two years (in milliseconds). */
const isYoung = 'old.at > (select max(at) from audit_trail) - 63072000000'

const auditOnSqlite = [
  `create trigger audit_trail_is_kept before update on audit_trail
    begin select raise(abort, 'the audit trail is append-only'); end`,
  `create trigger audit_trail_is_long before delete on audit_trail when ${isYoung}
    begin select raise(abort, 'the audit trail is append-only'); end`,
]

const auditOnPostgres = [
  `create function keep_audit_trail() returns trigger language plpgsql as $body$
    begin
      if tg_op = 'UPDATE' or ${isYoung} then
        raise exception 'the audit trail is append-only';
      end if;
      return old;
    end $body$`,
  `create trigger audit_trail_is_kept before update or delete on audit_trail
    for each row execute function keep_audit_trail()`,
]

interface Prose {
  id: string
  words: string
  at: number
}

async function writeIssues(db: Kysely<unknown>): Promise<void> {
  const { rows: open } = await sql<Prose>`
    select id, attention as words, updated_at as at from orders
    where attention is not null order by number`.execute(db)
  const { rows: seen } = await sql<Prose>`
    select order_id as id, detail as words, at from order_events
    where type = 'attended' order by at`.execute(db)
  for (const prose of open) await writeDown(db, prose, null)
  for (const prose of seen) await writeDown(db, prose, prose.at)
}

async function writeDown(
  db: Kysely<unknown>,
  { id, words, at }: Prose,
  resolvedAt: number | null,
): Promise<void> {
  for (const line of words.split('\n').filter(Boolean)) {
    const { code, subject, details } = issueInWords(line)
    await sql`
      insert into order_issues
        (order_id, code, subject, details, created_at, resolved_at, resolved_by)
      values (${id}, ${code}, ${subject}, ${JSON.stringify(details)}, ${at}, ${resolvedAt},
        ${resolvedAt === null ? null : 'owner'})
      on conflict do nothing`.execute(db)
  }
}

const afterIssues = `
  delete from order_events where type = 'attended';
  drop index orders_flagged;
  alter table orders drop column attention;
`

const oldMadeToOrder =
  'Everything here is made to order. Please allow some days before your parcel leaves.'
const madeToOrder =
  'Everything here is made to order. Please allow up to {days} days before your parcel leaves.'
const oldFormUrl = 'mailto:studio@example.com'

interface Texts {
  madeToOrder?: string
  email?: string
  commissions?: { formUrl: string }
}

/** Untouched placeholder texts follow the studio's settings; the owner's own words stay. */
async function followTheStudio(db: Kysely<unknown>): Promise<void> {
  const value = await storedAt(db, 'studio.texts')
  if (value === undefined) return
  const texts: Texts = JSON.parse(value)
  const { commissions, email } = texts
  if (texts.madeToOrder === oldMadeToOrder) texts.madeToOrder = madeToOrder
  if (email && commissions?.formUrl === oldFormUrl) commissions.formUrl = `mailto:${email}`
  const followed = JSON.stringify(texts)
  if (followed === value) return
  await sql`update settings set value = ${followed} where key = 'studio.texts'`.execute(db)
}
