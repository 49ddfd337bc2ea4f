import type { Kysely } from 'kysely'
import { run } from './statements.ts'

export const tags = (db: Kysely<unknown>): Promise<void> =>
  run(db, ['alter table pieces add column tags text'])
