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

/** Changes a row of the database of the shop under test. */
export function write(statement: string, ...values: SQLInputValue[]): void {
  const folder = readFileSync(signpost(process.env.E2E_PORT ?? 4173), 'utf8')
  const db = new DatabaseSync(join(folder, 'atelier.sqlite'), { timeout: 5000 })
  db.prepare(statement).run(...values)
  db.close()
}
