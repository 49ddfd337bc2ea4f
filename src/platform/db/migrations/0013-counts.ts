import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { isPostgres } from '#platform/db/dialect.ts'
import type { MigrationTools } from '#platform/db/migrate.ts'

/**
 * Request counts by network, for machines that count together: only PostgreSQL has several. The
 * rate limiter prescribes the columns and their order. Unlogged: a crash may lose the counts, and
 * no write of them waits for a disk.
 */
export async function up(db: Kysely<unknown>, _tools: MigrationTools): Promise<void> {
  if (!isPostgres(db)) return
  await sql`create unlogged table counts (
    key text primary key,
    points integer not null default 0,
    expire bigint
  )`.execute(db)
}
