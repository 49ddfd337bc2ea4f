import { randomBytes } from 'node:crypto'
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { migrations } from '#db/migrations/list.ts'
import { openDatabase } from '#db/open.ts'
import { openSnapshot } from '#db/snapshot.ts'
import { tableOrder } from '#db/table-order.ts'
import { digest } from '#kernel/ids.ts'
import { type MemoryStore, memoryStore } from '#testing/memory-store.ts'
import { type Lane, openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { createTestShop, type TestShop } from '#testing/test-shop.ts'
import { tinyStudio } from '#testing/tiny-studio.ts'
import { writeArchive } from './archive.server.ts'
import { backUp, inspectBackup, restore, type Tally } from './backup.server.ts'
import { restoreInto } from './restore-into.server.ts'

const withLocation = (db: Database) => (db as TestDatabase).location

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

/** Every row of every table, but what a restore changes on purpose: the content version. */
async function contentsOf(db: Database): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {}
  for (const table of tableOrder.filter((each) => each !== 'content')) {
    const rows = await db.read.selectFrom(table).selectAll().execute()
    contents[table] = rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort()
  }
  return contents
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atelier-backup-'))
  file = join(folder, 'backup.tar.gz')
})
afterEach(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.each([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as const)('a backup of %s', (from, to) => {
  it(`comes back whole on an empty ${to}: every row, every picture`, async () => {
    await openShop(from)
    await backUpShop()
    const target = await openTestDatabase(to)
    const store = memoryStore()
    const tally = await restore({ db: target, images: store }, file, await inspectBackup(file))
    expect(await contentsOf(target)).toEqual(await contentsOf(shop.db))
    expect(tally.rows).toBeGreaterThan(100)
    expect(originalsIn(store)).toEqual(originalsIn(images))
    await target.close()
  })

  it('goes on counting where it stopped, so that no number is given twice', async () => {
    await openShop(from)
    const last = await newHero(shop.db)
    await shop.db.transact((trx) => trx.deleteFrom('heroes').where('id', '=', last).execute())
    await backUpShop()
    const target = await openTestDatabase(to)
    await restore({ db: target, images: memoryStore() }, file, await inspectBackup(file))
    expect(await newHero(target)).toBe(last + 1)
    await target.close()
  })

  it('is of one moment, whatever is written meanwhile', async () => {
    await openShop(from)
    const snapshot = await openSnapshot(withLocation(shop.db))
    const before = await contentsOf(shop.db)
    await addGuests(5)
    await backUp({ openSnapshot: async () => snapshot, images, now: 1_000 }, file)
    const target = await openTestDatabase(to)
    await restore({ db: target, images: memoryStore() }, file, await inspectBackup(file))
    expect(await contentsOf(target)).toEqual(before)
    await target.close()
  })
})

describe('restoring', () => {
  beforeEach(() => openShop('sqlite'))

  it('leaves a shop that is there already alone', async () => {
    await backUpShop()
    const before = await contentsOf(shop.db)
    const again = restore({ db: shop.db, images }, file, await inspectBackup(file))
    await expect(again).rejects.toMatchObject({ code: 'duplicate' })
    expect(await contentsOf(shop.db)).toEqual(before)
  })

  it('can be run again when it was cut off among the pictures', async () => {
    await backUpShop()
    const target = await openTestDatabase('sqlite')
    const store = memoryStore()
    const put = store.put
    let left = 3
    store.put = (...picture) => {
      left -= 1
      if (left < 0) throw new Error('the machine was switched off')
      return put(...picture)
    }
    const about = await inspectBackup(file)
    await expect(restore({ db: target, images: store }, file, about)).rejects.toThrow(
      'switched off',
    )
    store.put = put
    await restore({ db: target, images: store }, file, about)
    expect(await contentsOf(target)).toEqual(await contentsOf(shop.db))
    await target.close()
  })

  it('has done with the pictures before it takes the rows in hand', async () => {
    const last = [...images.kept.keys()].at(-1) ?? ''
    images.kept.set(last, randomBytes(4 * 2 ** 20))
    await backUpShop()
    const target = await openTestDatabase('sqlite')
    const about = await inspectBackup(file)
    let begun = 0
    // A transaction in which nothing happens is ended by PostgreSQL: gigabytes take minutes to read.
    const transact: Database['transact'] = (work) => {
      begun += 1
      if (begun === 2) truncateSync(file, statSync(file).size - 2 ** 20)
      return target.transact(work)
    }
    await restore({ db: { ...target, transact }, images: memoryStore() }, file, about)
    expect(await contentsOf(target)).toEqual(await contentsOf(shop.db))
    await target.close()
  })

  it('brings an older shop’s backup up to date', async () => {
    const old = join(folder, 'old')
    const first = migrations.slice(0, 1)
    const oldShop = await openDatabase({ dataDir: old }, undefined, first)
    const id = await newHero(oldShop)
    await oldShop.close()
    await backUpOld(old)
    const about = await inspectBackup(file)
    expect(about.migrations).toHaveLength(1)
    const dataDir = join(folder, 'new')
    const target = await openDatabase({ dataDir }, undefined, first)
    await restore({ db: target, images }, file, about).finally(() => target.close())
    const upToDate = await openDatabase({ dataDir })
    expect(await upToDate.read.selectFrom('heroes').select('id').execute()).toEqual([{ id }])
    await upToDate.close()
  })

  it('refuses an entry that says it is larger than anything in a shop, before reading it', async () => {
    const { readable, controller } = createTarPacker()
    controller.add({ name: 'tables/prints/000001.json', size: 2 ** 30, type: 'file' })
    const { value } = await readable.getReader().read()
    writeFileSync(file, gzipSync(value ?? ''))
    await expect(inspectBackup(file)).rejects.toMatchObject({
      code: 'bad_input',
      message: expect.stringContaining("'tables/prints/000001.json' of 1024 MiB"),
    })
  })

  it('refuses a file of which a byte has changed, or the end is missing', async () => {
    await backUpShop()
    const bytes = readFileSync(file)
    for (const at of [0, 20, bytes.length >> 1, bytes.length - 30]) {
      const hurt = Buffer.from(bytes)
      hurt[at] = (hurt[at] ?? 0) ^ 0xff
      writeFileSync(file, hurt)
      await expect(inspectBackup(file), `byte ${at}`).rejects.toMatchObject({ code: 'bad_input' })
    }
    for (const length of [0, 100, bytes.length - 1, bytes.length >> 1]) {
      writeFileSync(file, bytes)
      truncateSync(file, length)
      await expect(inspectBackup(file), `${length} bytes`).rejects.toThrow('damaged')
    }
  })

  it('refuses a file that is no backup', async () => {
    writeFileSync(file, 'Dear shop')
    await expect(inspectBackup(file)).rejects.toThrow('damaged, or no backup')
    await writeArchive(file, one('letter.txt', 'Dear shop'))
    await expect(inspectBackup(file)).rejects.toThrow('is no backup')
    await expect(inspectBackup(join(folder, 'nowhere'))).rejects.toMatchObject({
      code: 'bad_input',
    })
  })

  it('refuses a backup of a newer shop', async () => {
    const names = [...migrations.map(({ name }) => name), '9999-tomorrow']
    const about = { format: 1, madeAt: 0, migrations: names, lastKeys: {} }
    await writeArchive(file, one('atelier-backup.json', JSON.stringify(about)))
    await expect(inspectBackup(file)).rejects.toThrow('newer version')
  })
})

describe.each(['sqlite', 'postgres'] as const)('restoring an older backup into %s', (lane) => {
  const older = { format: 1, madeAt: 0, migrations: ['0001-first-shop'], lastKeys: {} }
  beforeEach(async () => {
    await openShop(lane)
    await writeArchive(file, one('atelier-backup.json', JSON.stringify(older)))
  })
  const restoreThere = (db: Database) => restoreInto(withLocation(db), memoryStore(), file)

  it('says that there is a shop already where a newer one is', async () => {
    const before = await contentsOf(shop.db)
    await expect(restoreThere(shop.db)).rejects.toThrow('There is a shop here already')
    expect(await contentsOf(shop.db)).toEqual(before)
  })

  it('says so where all is ready for a newer shop, and nothing is in it', async () => {
    const target = await openTestDatabase(lane)
    await expect(restoreThere(target)).rejects.toThrow('made ready for a newer shop')
    await target.close()
  })
})

describe('restoring into a place', () => {
  beforeEach(() => openShop('sqlite'))

  it('leaves a shop that is up to date, once', async () => {
    await backUpShop()
    const location = { dataDir: join(folder, 'new') }
    const { tally } = await restoreInto(location, memoryStore(), file)
    expect(tally.rows).toBeGreaterThan(100)
    const restored = await openDatabase(location)
    expect(await contentsOf(restored)).toEqual(await contentsOf(shop.db))
    await restored.close()
    await expect(restoreInto(location, memoryStore(), file)).rejects.toThrow('a shop here already')
  })

  it('says what is wrong with a place that can’t be used', async () => {
    await backUpShop()
    const location = { dataDir: join(file, 'in-a-file') }
    await expect(restoreInto(location, memoryStore(), file)).rejects.toThrow("can't be used")
  })
})

describe('backing up', () => {
  beforeEach(() => openShop('sqlite'))

  it('leaves no half a file behind when the pictures can’t be had', async () => {
    images.down = true
    await expect(backUpShop()).rejects.toThrow('The store is down')
    expect(readdirSync(folder)).toEqual([])
  })

  it('leaves a lost picture out, names it, and brings the rest back', async () => {
    const [lost = ''] = originalsIn(images).map((each) => each.split(' ')[0])
    images.kept.delete(lost)
    const tally = await backUpShop()
    expect(tally.missing).toEqual([lost])
    const target = await openTestDatabase('sqlite')
    const store = memoryStore()
    await restore({ db: target, images: store }, file, await inspectBackup(file))
    expect(await contentsOf(target)).toEqual(await contentsOf(shop.db))
    expect(originalsIn(store)).toEqual(originalsIn(images))
    await target.close()
  })

  it('says so where there is no shop', async () => {
    await expect(openSnapshot({ dataDir: folder })).rejects.toThrow('There is no shop')
  })
})

function originalsIn({ kept }: MemoryStore): string[] {
  return [...kept]
    .filter(([key]) => !/-\d+\.\w+$/.test(key))
    .map(([key, bytes]) => `${key} ${digest(bytes)}`)
    .sort()
}

async function newHero(db: Database): Promise<number> {
  const hero = { name: 'A wall', location: '/media/wall.jpg', created_at: 1 }
  const row = await db.transact((trx) =>
    trx.insertInto('heroes').values(hero).returning('id').executeTakeFirstOrThrow(),
  )
  return row.id
}

/** As an older shop would have: with only the tables that it had. */
async function backUpOld(dataDir: string): Promise<void> {
  await backUp({ openSnapshot: () => openSnapshot({ dataDir }), images, now: 1 }, file)
}

async function* one(name: string, words: string) {
  yield { name, bytes: Buffer.from(words) }
}
