import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { type DatabaseLocation, openDatabase } from '#platform/db/open.ts'
import { openSqlite, sqliteFile } from '#platform/db/sqlite/sqlite.ts'
import { createDatabase, dropDatabase, emptiedPostgres, giveBack } from './emptied-postgres.ts'

export type Lane = 'sqlite' | 'postgres'

export interface TestDatabase extends Database {
  /** Where another process opens the same database. */
  readonly location: DatabaseLocation
}

/** `close` removes it. */
export function openTestDatabase(lane: Lane): Promise<TestDatabase> {
  return { sqlite: freshSqlite, postgres: freshPostgres }[lane]()
}

/**
 * Its first tests run each statement and break each constraint on both databases. The rest runs on
 * SQLite alone: `if (lane !== 'sqlite') return`.
 */
export function eachDatabase(name: string, fn: (lane: Lane) => void): void {
  for (const lane of ['sqlite', 'postgres'] as const) {
    describe(`${name} (${lane})`, () => fn(lane))
  }
}

/** A memory disk where there is one: every commit waits for its disk. */
const scratch = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

const scratchFolder = () => mkdtempSync(join(scratch, 'atelier-test-'))

let template: Promise<Uint8Array> | undefined

/** Writing the migrated file anew is faster than migrating. */
async function migratedFile(): Promise<Uint8Array> {
  const folder = scratchFolder()
  await (await openSqlite(folder)).close()
  const bytes = readFileSync(join(folder, sqliteFile))
  rmSync(folder, { recursive: true })
  return bytes
}

async function freshSqlite(): Promise<TestDatabase> {
  template ??= migratedFile()
  const dataDir = scratchFolder()
  writeFileSync(join(dataDir, sqliteFile), await template)
  const db = await openSqlite(dataDir)
  return closing(db, { dataDir }, () => rmSync(dataDir, { recursive: true, force: true }))
}

async function freshPostgres(): Promise<TestDatabase> {
  const location = { url: await emptiedPostgres(), dataDir: '' }
  return closing(await openDatabase(location), location, () => giveBack(location.url))
}

export interface Place {
  location: DatabaseLocation
  remove(): void | Promise<void>
}

/** Without any table. */
export async function emptyPlace(lane: 'sqlite' | 'postgres'): Promise<Place> {
  if (lane === 'postgres') return postgresPlace()
  const dataDir = scratchFolder()
  return { location: { dataDir }, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** Migrates the database; `close` removes it. */
export async function openAt({ location, remove }: Place): Promise<TestDatabase> {
  return closing(await openDatabase(location), location, remove)
}

async function postgresPlace(like?: string): Promise<Place> {
  const url = await createDatabase(like)
  return { location: { url, dataDir: '' }, remove: () => dropDatabase(url) }
}

/** Nobody may have the place open. Faster than filling another database. */
export function postgresPlaceLike({ location }: Place): Promise<Place> {
  return postgresPlace(`template ${new URL(location.url ?? '').pathname.slice(1)}`)
}

function closing(
  db: Database,
  location: DatabaseLocation,
  remove: () => void | Promise<void>,
): TestDatabase {
  const end = async () => {
    await db.close()
    await remove()
  }
  let ended: Promise<void> | undefined
  // Closed twice, a database would be two tests' at once.
  return { ...db, location, close: () => (ended ??= end()) }
}
