import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { isPostgres } from '#platform/db/dialect.ts'
import type { MigrationTools } from '#platform/db/migrate.ts'

/** The rate limiter prescribes the columns. Unlogged: no write waits for a disk. */
export async function up(db: Kysely<unknown>, _tools: MigrationTools): Promise<void> {
  if (!isPostgres(db)) return
  await sql`create unlogged table counts (
    key text primary key,
    points integer not null default 0,
    expire bigint
  )`.execute(db)
}
