/* Devices that receive notifications of sales. A device ends with its session. */
import type { Kysely } from 'kysely'
import { run, split } from './statements.ts'

export async function push(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    split(`
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
    `),
  )
}
