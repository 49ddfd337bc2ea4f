import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { closing } from '#testing/harness/each.ts'
import { DatabaseError } from './database-error.ts'
import { openDatabase } from './open.ts'
import { sqliteFile } from './sqlite/sqlite.ts'

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'atelier-test-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

test('the shop makes a missing data folder', async () => {
  const db = await closing(openDatabase({ dataDir: join(folder(), 'new', 'data') }))
  expect(db.contentVersion()).toBe(1)
})

test('the shop names a data folder that can’t be used, with a way to mend it', async () => {
  const file = join(folder(), 'a-file')
  writeFileSync(file, '')
  const opened = openDatabase({ dataDir: join(file, 'data') })
  await expect(opened).rejects.toThrow(DatabaseError)
  await expect(opened).rejects.toThrow(/^The data folder .*a-file.data can't be used: .*DATA_DIR/)
})

test('the shop leaves a file that is no database unchanged', async () => {
  const dataDir = folder()
  writeFileSync(join(dataDir, sqliteFile), 'a shopping list, not a database'.repeat(40))
  await expect(openDatabase({ dataDir })).rejects.toThrow('is not a database')
})

test('the shop names a server that does not answer, without its password', async () => {
  const opened = openDatabase({ url: 'postgres://ada:secret@127.0.0.1:1/shop', dataDir: '' })
  await expect(opened).rejects.toThrow(
    "The database 127.0.0.1:1/shop can't be reached: nothing answers there. Check DATABASE_URL.",
  )
})

test('the shop refuses an invalid address without repeating it', async () => {
  const opened = openDatabase({ url: 'postgres://ada:secret@:shop', dataDir: '' })
  await expect(opened).rejects.toThrow(
    "The database in DATABASE_URL can't be reached: the address is not one.",
  )
})
