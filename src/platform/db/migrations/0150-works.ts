import type { Kysely } from 'kysely'
import { isPostgres } from '#platform/db/dialect.ts'
import { noteMakingOnPostgres } from './0091-search.ts'
import { run, split } from './statements.ts'

export async function works(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    split(`
      alter table pieces add column sale_note text not null default '';
      alter table collections add column layout text not null default 'shop';
    `),
  )
  // On SQLite, `sizes` has made the triggers anew.
  if (isPostgres(db)) await run(db, [noteMakingOnPostgres])
}
