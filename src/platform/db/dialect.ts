import { type Kysely, PostgresAdapter } from 'kysely'

/** True on PostgreSQL and on PGlite. */
export function isPostgres<T>(db: Kysely<T>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
