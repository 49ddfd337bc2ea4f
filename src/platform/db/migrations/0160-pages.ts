import type { Kysely } from 'kysely'
import { run, serialKey, split } from './statements.ts'

export async function pages(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    split(`
      create table pages (
        id ${serialKey(db)},
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
    `),
  )
}
