/* For states that only time or mishaps cause and no page can make. */
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

/** File with the path of a shop's data folder: written by its process, read by the tests'. */
const signpost = (port: number | string) => join(tmpdir(), `atelier-e2e-${port}.folder`)

export function tellFolder(port: number | string, folder: string): void {
  writeFileSync(signpost(port), folder)
}

export function folder(): string {
  return readFileSync(signpost(process.env.E2E_PORT ?? 4173), 'utf8')
}

export function write(statement: string, ...values: SQLInputValue[]): void {
  const db = open()
  db.prepare(statement).run(...values)
  db.close()
}

/** Undefined if there is no row. */
export function readValue(statement: string, ...values: SQLInputValue[]): unknown {
  const db = open()
  const row = db.prepare(statement).get(...values)
  db.close()
  return row && Object.values(row)[0]
}

function open(): DatabaseSync {
  return new DatabaseSync(join(folder(), 'atelier.sqlite'), { timeout: 5000 })
}
