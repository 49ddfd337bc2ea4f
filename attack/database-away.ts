import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { sqliteFile } from '#platform/db/sqlite/sqlite.ts'
import { postgresServer } from '#testing/database/postgres-server.ts'
import { ask } from './client.ts'
import { type Row, type Tally, tally, verdict } from './rows.ts'
import type { Target } from './target.ts'

/** Milliseconds: the database's outage, and the shop's time to recover. */
const awayFor = 8000
const mostToRecover = 30_000

export async function attackDatabase(target: Target): Promise<Row[]> {
  const what = target.place.url ? 'PostgreSQL is stopped' : 'another process keeps the file locked'
  const writes = tally(`${what}: writes`, 'done, or 503 with Retry-After')
  const reads = tally(`${what}: kept pages`, '200')
  for (const path of ['/', '/about']) await ask(target.url, { path })
  let over = false
  const writers = Array.from({ length: 4 }, async () => {
    while (!over) await write(target, writes)
  })
  const readers = Array.from({ length: 2 }, async () => {
    while (!over) {
      const { status } = await ask(target.url, { path: '/' })
      reads.note(status, status === 200, '/')
      await pause(20)
    }
  })
  await pause(1000)
  const bringBack = target.place.url ? await stopPostgres() : lockFile(target)
  await pause(awayFor)
  await bringBack()
  const since = performance.now()
  const isWell = async () => (await write(target, null)) === 200 && (await healthOf(target)) === 200
  let well = await isWell()
  while (!well && performance.now() - since < mostToRecover) {
    await pause(250)
    well = await isWell()
  }
  over = true
  await Promise.all([...writers, ...readers])
  const took = ((performance.now() - since) / 1000).toFixed(1)
  const came = well ? `after ${took} s` : 'not at all'
  return [writes.row(), reads.row(), verdict(`${what}: well again`, 'within 30 s', came, well)]
}

async function write(target: Target, count: Tally | null): Promise<number> {
  const letter = {
    name: 'Robin',
    email: 'robin@example.com',
    subject: 'Hello',
    message: 'A letter.',
  }
  const { status, headers } = await ask(target.url, {
    method: 'POST',
    path: '/api/mail/contact',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(letter),
  })
  const honest = status === 503 && 'retry-after' in headers
  count?.note(honest ? '503 with Retry-After' : status, status === 200 || honest, 'a letter')
  return status
}

async function healthOf(target: Target): Promise<number> {
  return (await ask(target.url, { path: '/healthz' })).status
}

async function stopPostgres(): Promise<() => Promise<void>> {
  const server = await postgresServer()
  await server.crash()
  return () => server.revive()
}

function lockFile(target: Target): () => Promise<void> {
  const file = new DatabaseSync(join(target.folder, sqliteFile), { timeout: 5000 })
  file.exec('begin immediate')
  return async () => {
    file.exec('rollback')
    file.close()
  }
}
