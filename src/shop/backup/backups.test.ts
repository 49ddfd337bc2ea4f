import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { openSnapshot } from '#db/snapshot.ts'
import { day, hour, minute } from '#kernel/clock.ts'
import { type MemoryStore, memoryStore } from '#testing/memory-store.ts'
import { type Lane, openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { createTestShop, type TestShop } from '#testing/test-shop.ts'
import { tinyStudio } from '#testing/tiny-studio.ts'
import { inspectBackup, restore } from './backup.server.ts'
import { createBackups } from './backups.server.ts'
import { sizeInWords } from './backups.ts'

let shop: TestShop
let images: MemoryStore

/** At nine in the evening by Chicago's clocks, where the studio is. */
async function openShop(lane: Lane = 'sqlite', env: Record<string, string> = {}): Promise<void> {
  images = memoryStore()
  shop = await createTestShop({ lane, images, env: { STUDIO_TIMEZONE: 'America/Chicago', ...env } })
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

async function read(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  return Buffer.from(await new Response(body).arrayBuffer())
}

describe.each(['sqlite', 'postgres'] as const)('a night (%s)', (lane) => {
  it('has one backup, at three by the studio’s clocks, that can be restored', async () => {
    await openShop(lane)
    await shop.backups.plan()
    await shop.backups.plan()
    expect(await planned()).toEqual([Date.UTC(2026, 10, 22, 9)])
    shop.clock.advance(6 * hour + minute)
    await shop.jobs.runDue()
    expect(files()).toEqual([nameOf('2026-11-22')])
    expect(await planned()).toEqual([Date.UTC(2026, 10, 23, 9)])
    const { made, trouble, nights } = await shop.backups.standing()
    expect({ made, trouble }).toMatchObject({ made: { at: shop.clock.now(), here: true }, trouble })
    expect(nights).toMatchObject([{ day: '2026-11-22', bytes: made?.bytes }])

    const file = join(folder(), nameOf('2026-11-22'))
    const target = await openTestDatabase(lane)
    const store = memoryStore()
    const { pictures } = await restore(
      { db: target, images: store },
      file,
      await inspectBackup(file),
    )
    expect(pictures).toBeGreaterThan(3)
    await target.close()
  })

  it('is one machine’s, where several share a database', async () => {
    await openShop(lane)
    await shop.backups.plan()
    shop.clock.advance(day)
    const counts = await Promise.all([shop.jobs.runDue(), shop.jobs.runDue()])
    expect(counts.toSorted()).toEqual([0, 1])
    const elsewhere = await backupsWith({
      machine: 'there',
      folder: `${folder()}-there`,
    }).standing()
    expect(elsewhere).toMatchObject({ newest: null, made: { here: false } })
  })
})

describe('the nightly backups', () => {
  it('are the newest few; no other file is ever deleted', async () => {
    await openShop('sqlite', { BACKUPS_KEEP: '2' })
    mkdirSync(folder(), { recursive: true })
    const others = ['atelier-2026-11-01T08-00-00.tar.gz', 'atelier-nightly-2026-11-01.tar.gz.old']
    for (const name of [...others, nameOf('2026-11-19'), nameOf('2026-11-20')]) {
      writeFileSync(join(folder(), name), '')
    }
    await shop.backups.nightly({ attempt: 1 })
    expect(files()).toEqual([...others, nameOf('2026-11-20'), nameOf('2026-11-21')].sort())
  })

  it('are not made at all where none are to be kept, and left to other machines', async () => {
    await openShop('sqlite', { BACKUPS_KEEP: '0' })
    await shop.backups.plan()
    expect(await planned()).toEqual([])
    await backupsWith({ keep: 1 }).plan()
    shop.clock.advance(day)
    expect(await shop.jobs.runDue()).toBe(0)
    expect(existsSync(folder())).toBe(false)
  })

  it('leave room on the disk, and say that there was none', async () => {
    await openShop()
    await backupsWith({ free: async () => 1024 ** 3 }).nightly({ attempt: 1 })
    expect(files()).toEqual([])
    expect((await shop.backups.standing()).trouble).toMatchObject({
      kind: 'no_room',
      words: '1.1 GB are free, and 1.1 GB are wanted.',
    })
    await backupsWith({ free: async () => 1024 ** 3 * 2 }).nightly({ attempt: 1 })
    expect((await shop.backups.standing()).trouble).toBeNull()
    mkdirSync(folder(), { recursive: true })
    writeFileSync(join(folder(), nameOf('2026-11-22')), Buffer.alloc(2_000_000))
    shop.clock.advance(day)
    await backupsWith({ free: async () => 1024 ** 3 + 3_900_000 }).nightly({ attempt: 1 })
    expect((await shop.backups.standing()).trouble).toMatchObject({ kind: 'no_room' })
  })

  it('let no older one go for one that lacks pictures, and say which', async () => {
    await openShop('sqlite', { BACKUPS_KEEP: '1' })
    await shop.backups.nightly({ attempt: 1 })
    const whole = files()
    const originals = [...images.kept.keys()].filter((key) => !/-\d+\.\w+$/.test(key))
    const bytes = new Map(images.kept)
    for (const key of originals) images.kept.delete(key)
    shop.clock.advance(day)
    await shop.backups.nightly({ attempt: 1 })
    expect(files()).toEqual([...whole, nameOf('2026-11-22')])
    const { made, trouble } = await shop.backups.standing()
    expect(made?.at).toBe(shop.clock.now())
    expect(trouble?.kind).toBe('incomplete')
    expect(originals.some((key) => trouble?.words.includes(key))).toBe(true)
    expect(trouble?.words).toMatch(new RegExp(`and ${originals.length - 3} more\\.$`))
    for (const [key, each] of bytes) images.kept.set(key, each)
    shop.clock.advance(day)
    await shop.backups.nightly({ attempt: 1 })
    expect(files()).toEqual([nameOf('2026-11-23')])
    expect((await shop.backups.standing()).trouble).toBeNull()
  })

  it('are tried three times a night, an hour apart, and leave nothing half', async () => {
    await openShop()
    images.down = true
    const { nightly } = backupsWith({})
    await nightly({ attempt: 1 })
    expect(files()).toEqual([])
    const { trouble } = await shop.backups.standing()
    expect(trouble).toMatchObject({ kind: 'failed', words: 'The store is down.' })
    const again = shop.clock.now() + hour
    expect(await planned()).toContain(again)
    shop.clock.advance(hour)
    images.down = false
    await shop.jobs.runDue()
    expect(await shop.backups.standing()).toMatchObject({ trouble: null, nights: [{}] })
    const before = await planned()
    images.down = true
    await nightly({ attempt: 3 })
    expect(await planned()).toEqual(before)
  })

  it('sweep away what a killed process left half written, and nothing younger', async () => {
    await openShop()
    mkdirSync(folder(), { recursive: true })
    const dead = `${nameOf('2026-11-20')}.0a1b2c3d.draft`
    const alive = `${nameOf('2026-11-21')}.0a1b2c3d.draft`
    for (const name of [dead, alive]) writeFileSync(join(folder(), name), 'half')
    utimesSync(join(folder(), dead), new Date(0), new Date(0))
    await shop.backups.nightly({ attempt: 1 })
    expect(files()).toEqual([nameOf('2026-11-21'), alive].sort())
  })

  it('are broken off when the shop closes, and taken up by the next process', async () => {
    await openShop()
    const backups = backupsWith({
      images: {
        async get() {
          backups.stop()
          return Buffer.alloc(100)
        },
      },
    })
    await expect(backups.nightly({ attempt: 1 })).rejects.toThrow()
    expect(files()).toEqual([])
    expect((await backups.standing()).making).toBe(false)
  })
})

it('makes a night’s once, though its job is handed out again while it lasts', async () => {
  await openShop()
  let reads = 0
  const backups = backupsWith({
    images: {
      async get(key) {
        reads += 1
        if (reads === 1) await backups.nightly({ attempt: 1 })
        return images.get(key)
      },
    },
  })
  await backups.nightly({ attempt: 1 })
  expect(files()).toEqual([nameOf('2026-11-21')])
  expect(await planned()).toHaveLength(1)
})

describe('a backup to take home', () => {
  it('is whole, of this moment, and remembered', async () => {
    await openShop()
    const { name, body } = await shop.backups.take()
    expect(name).toBe('atelier-2026-11-21.tar.gz')
    expect((await shop.backups.standing()).making).toBe(true)
    const bytes = await read(body)
    const file = join(shop.config.dataDir, name)
    writeFileSync(file, bytes)
    expect(await inspectBackup(file)).toMatchObject({ madeAt: shop.clock.now() })
    const { making, taken } = await shop.backups.standing()
    expect({ making, taken }).toEqual({
      making: false,
      taken: { at: shop.clock.now(), bytes: bytes.byteLength },
    })
  })

  it('is made one at a time', async () => {
    await openShop()
    const first = await shop.backups.take()
    await expect(shop.backups.take()).rejects.toMatchObject({ code: 'busy' })
    await shop.backups.nightly({ attempt: 1 })
    expect(existsSync(folder())).toBe(false)
    expect(await planned()).toContain(shop.clock.now() + 10 * minute)
    await first.body.cancel()
    await read((await shop.backups.take()).body)
  })

  it('breaks off when a picture can’t be had, and is not remembered', async () => {
    await openShop()
    let reads = 0
    const get = async () => {
      reads += 1
      if (reads === 6) throw new Error('the store went away')
      return randomBytes(4_000_000)
    }
    const backups = backupsWith({ images: { get } })
    const { body } = await backups.take()
    await expect(read(body)).rejects.toThrow('broke off')
    expect(await backups.standing()).toMatchObject({ making: false, taken: null })
  })

  it('fails in words where not even its beginning can be had', async () => {
    await openShop()
    const refused = backupsWith({ openSnapshot: async () => Promise.reject(new Error('no shop')) })
    await expect(refused.take()).rejects.toThrow('no shop')
    expect((await refused.standing()).making).toBe(false)
  })

  it('lets go of the shop’s data when whoever takes it goes away', async () => {
    await openShop()
    let closed = 0
    const backups = backupsWith({
      async openSnapshot() {
        const snapshot = await openSnapshot((shop.db as TestDatabase).location)
        async function* endless() {
          for (;;) yield [{ noise: crypto.randomUUID().repeat(1000) }]
        }
        return {
          ...snapshot,
          rows: endless,
          close: () => snapshot.close().then(() => void closed++),
        }
      },
    })
    const reader = (await backups.take()).body.getReader()
    await reader.read()
    expect(closed).toBe(0)
    await reader.cancel()
    await expect.poll(() => closed).toBe(1)
    expect((await backups.standing()).making).toBe(false)
  })

  it('is given up when nobody takes anything of it for long', async () => {
    await openShop()
    fillUp()
    const backups = backupsWith({ patience: 20 })
    const { body } = await backups.take()
    await expect.poll(async () => (await backups.standing()).making).toBe(false)
    await expect(read(body)).rejects.toThrow('broke off')
  })

  it('may be one of the nights’, and nothing else', async () => {
    await openShop()
    await shop.backups.nightly({ attempt: 1 })
    const { name, bytes, body } = await shop.backups.takeNight('2026-11-21')
    expect(name).toBe('atelier-2026-11-21.tar.gz')
    const whole = readFileSync(join(folder(), nameOf('2026-11-21')))
    expect(await read(body)).toEqual(whole)
    expect(bytes).toBe(whole.byteLength)
    expect((await shop.backups.standing()).taken).toMatchObject({ bytes })
    for (const wrong of ['2026-11-20', '../atelier', '']) {
      await expect(shop.backups.takeNight(wrong)).rejects.toMatchObject({ code: 'not_found' })
    }
  })
})

it('says sizes as downloads do', async () => {
  await openShop()
  const sizes = [0, 999, 12_400, 1_000_000, 4_250_000, 999_900_000, 1_400_000_000]
  expect(sizes.map(sizeInWords)).toEqual([
    '0 KB',
    '1 KB',
    '12 KB',
    '1.0 MB',
    '4.3 MB',
    '1.0 GB',
    '1.4 GB',
  ])
})

/** Pictures that no packing makes smaller: more than what may be on its way at once. */
function fillUp(): void {
  for (const key of images.kept.keys()) {
    images.kept.set(key, randomBytes(65_536))
  }
}
