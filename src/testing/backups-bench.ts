import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import { openSnapshot } from '#db/snapshot.ts'
import { createBackups } from '#shop/backup/backups.server.ts'
import { type MemoryStore, memoryStore } from './memory-store.ts'
import type { Lane, TestDatabase } from './test-database.ts'
import { createTestShop, type TestShop } from './test-shop.ts'
import { tinyStudio } from './tiny-studio.ts'

/** A shop that makes backups by itself, for each test of a file. Call it at the top of the file. */
export function backupsBench() {
  let shop: TestShop
  let images: MemoryStore

  /** At nine in the evening by Chicago's clocks, where the studio is. */
  async function openShop(lane: Lane = 'sqlite', env: Record<string, string> = {}): Promise<void> {
    images = memoryStore()
    shop = await createTestShop({
      lane,
      images,
      env: { STUDIO_TIMEZONE: 'America/Chicago', ...env },
    })
    shop.clock.set(Date.UTC(2026, 10, 22, 3))
    await shop.seedDemo(tinyStudio())
  }
  afterEach(() => shop.close())

  const folder = () => join(shop.config.dataDir, 'backups')
  const files = () => readdirSync(folder()).sort()
  const nameOf = (date: string) => `atelier-nightly-${date}.tar.gz`

  async function planned(): Promise<number[]> {
    const rows = await shop.db.read
      .selectFrom('outbox')
      .select('due_at')
      .where('topic', '=', 'backup.nightly')
      .where('state', '=', 'waiting')
      .orderBy('due_at')
      .execute()
    return rows.map(({ due_at }) => due_at)
  }

  /** The shop's own, with some parts put in another's place. */
  function backupsWith(parts: Partial<Parameters<typeof createBackups>[0]>) {
    return createBackups({
      db: shop.db,
      clock: shop.clock,
      log: shop.log,
      images,
      openSnapshot: () => openSnapshot((shop.db as TestDatabase).location),
      folder: folder(),
      keep: 3,
      timeZone: async () => 'America/Chicago',
      machine: 'here',
      ...parts,
    })
  }

  /** Pictures that no packing makes smaller: more than what may be on its way at once. */
  function fillUp(): void {
    for (const key of images.kept.keys()) {
      images.kept.set(key, randomBytes(65_536))
    }
  }

  return {
    get images() {
      return images
    },
    get shop() {
      return shop
    },
    openShop,
    folder,
    files,
    nameOf,
    planned,
    backupsWith,
    fillUp,
  }
}
