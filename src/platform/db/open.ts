import type { Database } from './database.ts'
import type { DatabaseLog } from './log.ts'
import { type Migration, migrations } from './migrations/list.ts'
import { openPostgres } from './postgres/postgres.ts'
import { openSqlite } from './sqlite/sqlite.ts'

export interface DatabaseLocation {
  url?: string | undefined
  dataDir: string
}

/** Throws DatabaseError, also when the database is newer than this code. */
export function openDatabase(
  location: DatabaseLocation,
  log?: DatabaseLog,
  upTo: readonly Migration[] = migrations,
): Promise<Database> {
  return location.url ? openPostgres(location.url, log, upTo) : openSqlite(location.dataDir, upTo)
}
