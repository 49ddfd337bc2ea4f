import type { Database } from './database.ts'
import type { DatabaseLog } from './log.ts'
import { type Migration, migrations } from './migrations/list.ts'
import { openPostgres } from './postgres/postgres.ts'
import { openSqlite } from './sqlite/sqlite.ts'

/** PostgreSQL at `url`, or else a SQLite file in `dataDir`. */
export interface DatabaseLocation {
  url?: string | undefined
  dataDir: string
}

/**
 * Opens the shop's database and migrates it, to the newest version unless `upTo` says otherwise.
 * Throws DatabaseError, whose message is one line for the person at the keyboard, when the folder
 * can't be used, the server can't be reached or the database is newer than this code.
 */
export function openDatabase(
  location: DatabaseLocation,
  log?: DatabaseLog,
  upTo: readonly Migration[] = migrations,
): Promise<Database> {
  return location.url ? openPostgres(location.url, log, upTo) : openSqlite(location.dataDir, upTo)
}
