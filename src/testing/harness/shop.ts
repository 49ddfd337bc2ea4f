import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { composeShop, type Shop } from '#compose'
import { readConfig } from '#config'
import type { Overrides } from '#overrides'
import { openSnapshot } from '#platform/db/snapshot.ts'
import { readImport } from '#shop/upkeep/imports/read-import.server.ts'
import { type Lane, openTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { type FakeClock, fakeClock } from '#testing/fakes/fake-clock.ts'

export interface TestShop extends Shop {
  clock: FakeClock
  db: TestDatabase
}

export interface TestShopOptions extends Omit<Overrides, 'clock' | 'db'> {
  lane?: Lane
  /** Instead of a fresh database; the shop closes it. */
  database?: TestDatabase
  env?: Record<string, string>
}

/** Nothing listens and no job runs by itself: `shop.jobs.runDue()` runs what is due. */
export async function createTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const { lane = 'sqlite', database, env = {}, ...overrides } = options
  const clock = fakeClock()
  const db = database ?? (await openTestDatabase(lane))
  const ownFolder = db.location.dataDir === '' ? mkdtempSync(join(tmpdir(), 'atelier-test-')) : ''
  const config = readConfig({
    DATA_DIR: db.location.dataDir || ownFolder,
    PUBLIC_URL: 'http://localhost:3000',
    // The origin of the API's test client.
    ALLOWED_ORIGINS: 'http://localhost',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...env,
  })
  const shop = await composeShop(config, {
    log: pino({ level: 'silent' }),
    snapshot: () => openSnapshot(db.location),
    readImport: ({ bytes, currency }) => readImport(bytes, currency),
    ...overrides,
    clock,
    db,
  })
  async function close(): Promise<void> {
    shop.admin.backups.stop()
    await shop.jobs.stop()
    await db.close()
    if (ownFolder) rmSync(ownFolder, { recursive: true, force: true })
  }
  let closed: Promise<void> | undefined
  return Object.assign(shop, {
    clock,
    db,
    close() {
      closed ??= close()
      return closed
    },
  })
}
