import { randomBytes } from 'node:crypto'
import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { createTarPacker } from 'modern-tar'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { migrations } from '#platform/db/migrations/list.ts'
import { openDatabase } from '#platform/db/open.ts'
import { createCatalogue } from '#shop/catalogue/products/catalogue.server.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { memoryStore } from '#testing/fakes/memory-store.ts'
import { contentsOf, eachBackup, one } from '#testing/fixtures/upkeep/backup.ts'
import { closing } from '#testing/harness/each.ts'
import { writeArchive } from './archive.server.ts'
import { inspectBackup, restore } from './backup.server.ts'
import { restoreInto } from './restore-into.server.ts'

const at = eachBackup()
const sessionsIn = async (db: Database) =>
  (await db.read.selectFrom('sessions').selectAll().execute()).length
const { openShop, backUpShop, backUpOld, restored } = at

describe('restoring', () => {
  beforeEach(() => openShop('sqlite'))

  it('leaves an existing shop alone', async () => {
    await backUpShop()
    const before = await contentsOf(at.shop.db)
    const again = restore(
      { db: at.shop.db, images: at.images },
      at.file,
      await inspectBackup(at.file),
    )
    await expect(again).rejects.toMatchObject({ code: 'duplicate' })
    expect(await contentsOf(at.shop.db)).toEqual(before)
  })

  it('restores no session, because some have ended since', async () => {
    await backUpShop()
    expect(await sessionsIn(at.shop.db)).toBeGreaterThan(0)
    const target = await restored()
    expect(await sessionsIn(target)).toBe(0)
  })

  it('indexes restored pieces, and counts none as missing', async () => {
    await backUpShop()
    const target = await restored()
    const [first] = (await at.shop.catalogue.search({}, { limit: 1 })).cards
    const catalogue = createCatalogue({ db: target, clock: at.shop.clock })
    const { cards } = await catalogue.search({ words: first?.name }, { limit: 5 })
    expect(cards.map(({ name }) => name)).toContain(first?.name)
    expect(await catalogue.indexMissing()).toBe(0)
  })

  it('gives pictures the addresses of their new store', async () => {
    const { db } = at.shop
    const before = await contentsOf(db)
    const [there] = await db.read.selectFrom('pictures').selectAll().execute()
    const cloud = sql<string>`'https://pictures.example/heron/image/upload/' || substr(address, 8)`
    await db.transact(async (trx) => {
      await trx.updateTable('pictures').set({ store: 'cloudinary:heron', address: cloud }).execute()
      // The picture was added again while it lay in another store.
      if (there) await trx.insertInto('pictures').values(there).execute()
    })
    await backUpShop()
    const target = await restored()
    expect(await contentsOf(target)).toEqual(before)
  })

  it('can be run again after it was interrupted among the pictures', async () => {
    await backUpShop()
    const target = await closing(openTestDatabase('sqlite'))
    const store = memoryStore()
    const put = store.put
    let left = 3
    store.put = (...picture) => {
      left -= 1
      if (left < 0) throw new Error('the machine was switched off')
      return put(...picture)
    }
    const about = await inspectBackup(at.file)
    await expect(restore({ db: target, images: store }, at.file, about)).rejects.toThrow(
      'switched off',
    )
    store.put = put
    await restore({ db: target, images: store }, at.file, about)
    expect(await contentsOf(target)).toEqual(await contentsOf(at.shop.db))
  })

  it('finishes the pictures before it locks the rows', async () => {
    const last = [...at.images.kept.keys()].at(-1) ?? ''
    at.images.kept.set(last, randomBytes(4 * 2 ** 20))
    await backUpShop()
    const target = await closing(openTestDatabase('sqlite'))
    const about = await inspectBackup(at.file)
    let begun = 0
    // PostgreSQL ends an idle transaction: reading gigabytes takes minutes.
    const transact: Database['transact'] = (work) => {
      begun += 1
      if (begun === 2) truncateSync(at.file, statSync(at.file).size - 2 ** 20)
      return target.transact(work)
    }
    await restore({ db: { ...target, transact }, images: memoryStore() }, at.file, about)
    expect(await contentsOf(target)).toEqual(await contentsOf(at.shop.db))
  })

  it('migrates an older shop’s backup', async () => {
    const old = join(at.folder, 'old')
    const first = migrations.slice(0, 1)
    const oldShop = await openDatabase({ dataDir: old }, undefined, first)
    const hero = { name: 'A wall', location: '/media/HomepageHero/old.jpg', created_at: 1 }
    const { id } = await oldShop.transact((trx) =>
      trx.insertInto('heroes').values(hero).returning('id').executeTakeFirstOrThrow(),
    )
    await oldShop.close()
    await backUpOld(old)
    const about = await inspectBackup(at.file)
    expect(about.migrations).toHaveLength(1)
    const dataDir = join(at.folder, 'new')
    const target = await openDatabase({ dataDir }, undefined, first)
    await restore({ db: target, images: at.images }, at.file, about).finally(() => target.close())
    const upToDate = await closing(openDatabase({ dataDir }))
    expect(await upToDate.read.selectFrom('heroes').select('id').execute()).toEqual([{ id }])
  })

  it('refuses an entry with an impossible size before reading it', async () => {
    const { readable, controller } = createTarPacker()
    controller.add({ name: 'tables/prints/000001.json', size: 2 ** 30, type: 'file' })
    const { value } = await readable.getReader().read()
    writeFileSync(at.file, gzipSync(value ?? ''))
    await expect(inspectBackup(at.file)).rejects.toMatchObject({
      code: 'bad_input',
      message: expect.stringContaining("'tables/prints/000001.json' of 1024 MiB"),
    })
  })

  it('refuses a file with a changed byte, or without its end', async () => {
    await backUpShop()
    const bytes = readFileSync(at.file)
    for (const place of [0, 20, bytes.length >> 1, bytes.length - 30]) {
      const hurt = Buffer.from(bytes)
      hurt[place] = (hurt[place] ?? 0) ^ 0xff
      writeFileSync(at.file, hurt)
      await expect(inspectBackup(at.file), `byte ${place}`).rejects.toMatchObject({
        code: 'bad_input',
      })
    }
    for (const length of [0, 100, bytes.length - 1, bytes.length >> 1]) {
      writeFileSync(at.file, bytes)
      truncateSync(at.file, length)
      await expect(inspectBackup(at.file), `${length} bytes`).rejects.toThrow('damaged')
    }
  })

  it('refuses a file that is no backup', async () => {
    writeFileSync(at.file, 'Dear shop')
    await expect(inspectBackup(at.file)).rejects.toThrow('damaged, or no backup')
    await writeArchive(at.file, one('letter.txt', 'Dear shop'))
    await expect(inspectBackup(at.file)).rejects.toThrow('is no backup')
    await expect(inspectBackup(join(at.folder, 'nowhere'))).rejects.toMatchObject({
      code: 'bad_input',
    })
  })

  it('refuses a backup of a newer shop', async () => {
    const names = [...migrations.map(({ name }) => name), '9999-tomorrow']
    const about = { format: 1, madeAt: 0, migrations: names, lastKeys: {} }
    await writeArchive(at.file, one('atelier-backup.json', JSON.stringify(about)))
    await expect(inspectBackup(at.file)).rejects.toThrow('newer version')
  })
})

describe.each(['sqlite', 'postgres'] as const)('restoring an older backup into %s', (lane) => {
  const older = { format: 1, madeAt: 0, migrations: ['0014-price-in-cart'], lastKeys: {} }
  beforeEach(async () => {
    await openShop(lane)
    await writeArchive(at.file, one('atelier-backup.json', JSON.stringify(older)))
  })
  const restoreThere = ({ location }: TestDatabase) =>
    restoreInto(location, () => memoryStore(), at.file)

  it('reports an existing newer shop', async () => {
    const before = await contentsOf(at.shop.db)
    await expect(restoreThere(at.shop.db)).rejects.toThrow('There is a shop here already')
    expect(await contentsOf(at.shop.db)).toEqual(before)
  })

  it('reports an empty database of a newer shop', async () => {
    const target = await closing(openTestDatabase(lane))
    await expect(restoreThere(target)).rejects.toThrow('made ready for a newer shop')
  })
})

describe('restoring into a place', () => {
  beforeEach(() => openShop('sqlite'))

  it('reports an unusable place', async () => {
    await backUpShop()
    const location = { dataDir: join(at.file, 'in-a-file') }
    await expect(restoreInto(location, () => memoryStore(), at.file)).rejects.toThrow(
      "can't be used",
    )
  })
})
