import { execFileSync, spawn } from 'node:child_process'
import { constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { composeShop } from '#compose'
import { readConfig } from '#config'
import { openSnapshot } from '#platform/db/snapshot.ts'
import { day } from '#platform/time/clock.ts'
import { startUp } from '#start/startup.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { openS3Server } from '#testing/fakes/s3-server.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { eachBackup } from '#testing/fixtures/upkeep/backup.ts'
import { openApi } from '#testing/harness/api.ts'
import { withRealHashes } from '#testing/harness/cheap-hashes.ts'
import { closing, each, eachFolder } from '#testing/harness/each.ts'
import { compiled } from '#testing/harness/process.ts'

const at = eachBackup()
const s3 = each(openS3Server)
const data = eachFolder()

// The command hashes, too.
withRealHashes()

it('restores a shop from a file, once, and says so', async () => {
  await at.openShop('sqlite')
  await at.backUpShop()
  const dataDir = join(data.path, 'new')
  const first = restore(dataDir, at.file)
  expect([await first.ended, first.said()]).toEqual([null, expect.stringContaining('is back (')])
  const second = restore(dataDir, at.file)
  await second.ended
  expect(second.said()).toContain('There is a shop here already')
})

it('erases again at the next start when the command was killed after the rows', async () => {
  await sentAndErased()
  const dataDir = join(data.path, 'new')
  mkdirSync(dataDir)
  const marks = join(dataDir, 'erasures')
  // The command waits here for a reader before its rows, and for a writer after them.
  execFileSync('mkfifo', [marks])
  const command = restoreElsewhere(dataDir)
  void command.ended.then(() => endReading(marks))
  const kept = await readFile(marks, 'utf8')
  expect(kept, command.said()).not.toBe('')
  await expect.poll(() => buyersIn(dataDir)).toEqual(['ada@example.com', 'bert@example.com'])
  command.kill()
  expect(await command.ended).toBe('SIGKILL')
  rmSync(marks)
  writeFileSync(marks, kept)
  expect(readFileSync(marks, 'utf8')).not.toContain('ada')
  for (const _ of ['at this start', 'and not once more']) {
    const shop = await composeShop(readConfig({ DATA_DIR: dataDir, ...env }), { log: quietLog })
    await startUp(shop).finally(() => shop.close())
    expect(await buyersIn(dataDir)).toEqual(['bert@example.com', null])
  }
})

const env = { LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:3000', DEMO: 'off' }
const passphrase = 'kelp-heron-moth'
const folder = 'shops/heron'

/** Ada was erased a day after the backup. */
async function sentAndErased(): Promise<void> {
  const { shop } = await closing(openApi('sqlite', { env: { BACKUPS_HOST: '127.0.0.1' } }))
  await shop.identity.ensureOwner({ email: 'maren@example.com', password: 'a-long-password' })
  for (const name of ['ada', 'bert']) {
    await placeOrder(shop.db, { state: 'fulfilled', email: `${name}@example.com` })
  }
  await shop.services.connect('backups', {
    provider: 's3-backups' as const,
    bucketProvider: 'other' as const,
    ...s3.options,
    folder,
    passphrase,
  })
  await shop.admin.backups.elsewhere.frequent.run()
  shop.clock.advance(day)
  await shop.admin.privacy.erase('ada@example.com')
  await shop.admin.backups.elsewhere.sendErasures()
}

function restore(dataDir: string, from: string, answers: readonly string[] = []) {
  const child = spawn(process.execPath, ['scripts/restore.ts', from], {
    env: { ...process.env, ...env, DATA_DIR: dataDir, NODE_COMPILE_CACHE: compiled },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data))
  child.stdin.end(answers.map((line) => `${line}\n`).join(''))
  const ended = new Promise((resolve) => child.once('close', (_, signal) => resolve(signal)))
  return { ended, said: () => said, kill: () => child.kill('SIGKILL') }
}

function restoreElsewhere(dataDir: string) {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3.options
  const place = [endpoint, region, bucket, accessKeyId, secretAccessKey, folder, passphrase]
  return restore(dataDir, 'elsewhere', ['s3', ...place])
}

/** Of a pipe: the command may have failed before it wrote. */
async function endReading(pipe: string): Promise<void> {
  const file = await open(pipe, constants.O_WRONLY | constants.O_NONBLOCK).catch(() => null)
  await file?.close()
}

async function buyersIn(dataDir: string): Promise<unknown[]> {
  const snapshot = await openSnapshot({ dataDir }).catch(() => null)
  const emails: unknown[] = []
  if (snapshot?.tables.includes('orders')) {
    for await (const rows of snapshot.rows('orders')) {
      emails.push(...rows.map((row) => row.buyer_email))
    }
  }
  await snapshot?.close()
  return emails.sort()
}
