/** The shop's books, for what only time or misfortune writes into them: nobody asks a page for that. */
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

/** Where the shop at a port keeps its data: told by its process, read by the tests'. */
const signpost = (port: number | string) => join(tmpdir(), `atelier-e2e-${port}.folder`)

export function tellFolder(port: number | string, folder: string): void {
  writeFileSync(signpost(port), folder)
}

/** The data folder of the shop under test. */
export function folder(): string {
  return readFileSync(signpost(process.env.E2E_PORT ?? 4173), 'utf8')
}

/** Changes a row of the database of the shop under test. */
export function write(statement: string, ...values: SQLInputValue[]): void {
  const db = open()
  db.prepare(statement).run(...values)
  db.close()
}

/** Reads one value from there; undefined where there is no row. */
export function readValue(statement: string, ...values: SQLInputValue[]): unknown {
  const db = open()
  const row = db.prepare(statement).get(...values)
  db.close()
  return row && Object.values(row)[0]
}

function open(): DatabaseSync {
  return new DatabaseSync(join(folder(), 'atelier.sqlite'), { timeout: 5000 })
}
