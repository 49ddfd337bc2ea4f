import { type Kysely, PostgresAdapter } from 'kysely'

/** Whether a connection speaks PostgreSQL; PGlite does, too. */
export function isPostgres<T>(db: Kysely<T>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
