/* For compositions: the colour around a picture, and the part that nothing may cover. */
import type { Kysely } from 'kysely'
import { run, split } from './statements.ts'

export async function looks(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    split(`
      alter table pictures add column ground text;
      alter table pictures add column clear text;
    `),
  )
}
