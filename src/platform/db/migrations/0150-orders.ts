import type { Kysely } from 'kysely'
import { run, split } from './statements.ts'

export async function orders(db: Kysely<unknown>): Promise<void> {
  await run(db, split(statements))
}

const statements = `
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
`
