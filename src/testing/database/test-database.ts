import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { describe } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { type DatabaseLocation, openDatabase } from '#platform/db/open.ts'
import { openSqlite, sqliteFile } from '#platform/db/sqlite/sqlite.ts'
import { openPglite } from './pglite-database.ts'
import { postgresServer } from './postgres-server.ts'

export type Lane = 'sqlite' | 'pglite' | 'postgres'

export interface TestDatabase extends Database {
  /** Where another process opens the same database; PGlite lives in this process only. */
  readonly location: DatabaseLocation
}

/** `close` removes it. */
export function openTestDatabase(lane: Lane): Promise<TestDatabase> {
  return { sqlite: freshSqlite, pglite: freshPglite, postgres: freshPostgres }[lane]()
}

/**
 * Its first tests run each statement and break each constraint on both databases. The rest runs on
 * SQLite alone: `if (lane !== 'sqlite') return`.
 */
export function eachDatabase(name: string, fn: (lane: Lane) => void): void {
  for (const lane of ['sqlite', 'pglite'] as const) {
    describe(`${name} (${lane})`, () => fn(lane))
  }
}

/** A memory disk where there is one: every commit waits for its disk. */
const scratch = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

const scratchFolder = () => mkdtempSync(join(scratch, `atelier-test-${process.pid}-`))

/** A killed run leaves its folders in the memory. */
export function removeLeftBehind(folder = scratch): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = /^atelier-test-(\d+)-/.exec(name) ?? []
    if (pid && !isAlive(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

let template: Promise<Uint8Array> | undefined

/** Writing the migrated file anew is faster than migrating. */
async function migratedFile(): Promise<Uint8Array> {
  removeLeftBehind()
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

async function freshPglite(): Promise<TestDatabase> {
  return closing(await openPglite(), { dataDir: '' }, () => {})
}

const templateName = 'migrated'
let serverTemplate: Promise<unknown> | undefined
let made = 0

async function freshPostgres(): Promise<TestDatabase> {
  const server = await postgresServer()
  serverTemplate ??= asOwner(server.url('postgres'), `create database ${templateName}`).then(
    async () => (await openDatabase({ url: server.url(templateName), dataDir: '' })).close(),
  )
  await serverTemplate
  return openAt(await postgresPlace(`template ${templateName}`))
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

async function postgresPlace(like = ''): Promise<Place> {
  const server = await postgresServer()
  made += 1
  const name = `test_${made}`
  await asOwner(server.url('postgres'), `create database ${name} ${like}`)
  return {
    location: { url: server.url(name), dataDir: '' },
    remove: () => asOwner(server.url('postgres'), `drop database ${name} with (force)`),
  }
}

/** Nobody may have the place open. Faster than filling another database. */
export function postgresPlaceLike({ location }: Place): Promise<Place> {
  return postgresPlace(`template ${new URL(location.url ?? '').pathname.slice(1)}`)
}

async function asOwner(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

function closing(
  db: Database,
  location: DatabaseLocation,
  remove: () => void | Promise<void>,
): TestDatabase {
  return {
    ...db,
    location,
    async close() {
      await db.close()
      await remove()
    },
  }
}
