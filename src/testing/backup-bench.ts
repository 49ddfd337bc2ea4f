import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import type { Database } from '#db/database.ts'
import { openSnapshot } from '#db/snapshot.ts'
import { tableOrder } from '#db/table-order.ts'
import { digest } from '#kernel/ids.ts'
import { backUp, type Tally } from '#shop/backup/backup.server.ts'
import { type MemoryStore, memoryStore } from './memory-store.ts'
import type { Lane, TestDatabase } from './test-database.ts'
import { createTestShop, type TestShop } from './test-shop.ts'
import { tinyStudio } from './tiny-studio.ts'

/** Where a test's database stands. */
export const withLocation = (db: Database) => (db as TestDatabase).location

/** A shop with a file to back it up into, for each test of a file. Call it at the top of the file. */
export function backupBench() {
  let folder: string
  let file: string
  let images: MemoryStore
  let shop: TestShop

  async function openShop(lane: Lane): Promise<void> {
    images = memoryStore()
    shop = await createTestShop({ lane, images })
    await shop.seedDemo(tinyStudio())
    await shop.identity.ensureOwner({ email: 'maren@example.com', password: 'a-long-password' })
    await addGuests(30)
  }

  async function addGuests(count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      const { user } = await shop.identity.createGuest()
      await shop.cart.open(user.id)
    }
  }

  function backUpShop(): Promise<Tally> {
    return backUp(
      { openSnapshot: () => openSnapshot(withLocation(shop.db)), images, now: 1_000 },
      file,
    )
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'atelier-backup-'))
    file = join(folder, 'backup.tar.gz')
  })
  afterEach(async () => {
    await shop.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** As an older shop would have: with only the tables that it had. */
  async function backUpOld(dataDir: string): Promise<void> {
    await backUp({ openSnapshot: () => openSnapshot({ dataDir }), images, now: 1 }, file)
  }

  return {
    get folder() {
      return folder
    },
    get file() {
      return file
    },
    get images() {
      return images
    },
    get shop() {
      return shop
    },
    openShop,
    addGuests,
    backUpShop,
    backUpOld,
  }
}

/** Every row of every table, but what a restore changes on purpose: the content version. */
export async function contentsOf(db: Database): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {}
  for (const table of tableOrder.filter((each) => each !== 'content')) {
    const rows = await db.read.selectFrom(table).selectAll().execute()
    contents[table] = rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort()
  }
  return contents
}

export function originalsIn({ kept }: MemoryStore): string[] {
  return [...kept]
    .filter(([key]) => !/-\d+\.\w+$/.test(key))
    .map(([key, bytes]) => `${key} ${digest(bytes)}`)
    .sort()
}

export async function newHero(db: Database): Promise<number> {
  const hero = { name: 'A wall', location: '/media/wall.jpg', created_at: 1 }
  const row = await db.transact((trx) =>
    trx.insertInto('heroes').values(hero).returning('id').executeTakeFirstOrThrow(),
  )
  return row.id
}

export async function* one(name: string, words: string) {
  yield { name, bytes: Buffer.from(words) }
}
