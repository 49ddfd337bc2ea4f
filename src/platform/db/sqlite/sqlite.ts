import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { behind } from '#platform/db/away.ts'
import { writeContentVersion } from '#platform/db/content-version.ts'
import type { Database } from '#platform/db/database.ts'
import { DatabaseError } from '#platform/db/database-error.ts'
import { LongReads } from '#platform/db/long-reads/long-reads.ts'
import { migrate } from '#platform/db/migrate.ts'
import type { Migration } from '#platform/db/migrations/list.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { createTransactionScope } from '#platform/db/transaction-scope.ts'
import { sqliteCode, whileBusy } from './busy.ts'
import { SqliteConnection } from './sqlite-connection.ts'
import { sqliteReadDialect, sqliteWriteDialect } from './sqlite-dialect.ts'

export const sqliteFile = 'atelier.sqlite'

/** Throws DatabaseError. */
export async function openSqlite(dataDir: string, upTo?: readonly Migration[]): Promise<Database> {
  const path = join(dataDir, sqliteFile)
  try {
    mkdirSync(dataDir, { recursive: true })
    const file = await openForWriting(path)
    const writer = new Kysely<Tables>({ dialect: sqliteWriteDialect(file) })
    // Kysely's destroy() closes the file only after the driver's first use.
    await migrate(writer, upTo).catch(async (error: unknown) => {
      file.close()
      throw error
    })
    return serve(
      writer,
      new DatabaseSync(path, { readOnly: true, timeout: 0 }),
      new LongReads(path),
    )
  } catch (error) {
    throw explain(error, dataDir)
  }
}

function openForWriting(path: string): Promise<DatabaseSync> {
  return whileBusy(() => {
    const file = new DatabaseSync(path, { timeout: 0, enableForeignKeyConstraints: true })
    try {
      file.exec('pragma journal_mode = wal')
      // A settled order survives a power cut: 'normal' may lose the last commits.
      file.exec('pragma synchronous = full')
      // SQLite overwrites deleted rows, people above all, with zeros.
      file.exec('pragma secure_delete = on')
      return file
    } catch (error) {
      file.close()
      throw error
    }
  })
}

function serve(writer: Kysely<Tables>, readFile: DatabaseSync, thread: LongReads): Database {
  const scope = createTransactionScope()
  const reader = new SqliteConnection(readFile)
  const read = new Kysely<Tables>({ dialect: sqliteReadDialect(reader, scope) })
  const longReads = new Kysely<Tables>({ dialect: sqliteReadDialect(thread, scope) })
  let content: StatementSync | undefined
  const readVersion = () => {
    // Prepared on demand: a backup of an older version is restored into its older tables.
    content ??= readFile.prepare('select version from content where id = 1')
    return (content.get() as { version: number }).version
  }
  return {
    dialect: 'sqlite',
    read,
    longReads,
    counts: null,
    async transact(work) {
      scope.assertOutside()
      return writer.transaction().execute((trx) =>
        scope.run(async () => {
          const answer = await work(trx)
          await writeContentVersion(trx)
          return answer
        }),
      )
    },
    contentVersion() {
      try {
        return readVersion()
      } catch {
        return whileBusy(readVersion)
      }
    },
    async scrub() {
      await sql`pragma wal_checkpoint(truncate)`.execute(writer)
    },
    async close() {
      // The readers first: the last connection to close empties the log, and a reader can't.
      await thread.close()
      reader.close()
      await Promise.all([longReads.destroy(), read.destroy()])
      await writer.destroy()
    },
  }
}

const unusable: Record<number, string> = {
  8: 'it is read-only',
  10: 'the disk reports an error',
  11: 'the database file is damaged',
  13: 'the disk is full',
  14: 'the database file cannot be opened',
  26: `its ${sqliteFile} is not a database`,
}

function explain(thrown: unknown, dataDir: string): unknown {
  const error = behind(thrown)
  const code = sqliteCode(error)
  const system = error instanceof Error && 'syscall' in error ? error.message : undefined
  const reason = (code !== null && unusable[code]) || system
  if (!reason) return error
  return new DatabaseError(
    `The data folder ${dataDir} can't be used: ${reason}. Make it writable, or set DATA_DIR to another one.`,
    { cause: error },
  )
}
