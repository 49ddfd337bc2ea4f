import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { day, hour, minute } from '#platform/time/clock.ts'
import { openTestDatabase } from '#testing/database/test-database.ts'
import { memoryStore } from '#testing/fakes/memory-store.ts'
import { eachNightlyBackups } from '#testing/fixtures/upkeep/nightly-backups.ts'
import { closing } from '#testing/harness/each.ts'
import { inspectBackup, restore } from './backup.server.ts'

const at = eachNightlyBackups()
const { openShop, folder, files, nameOf, planned, backupsWith } = at

describe.each(['sqlite', 'postgres'] as const)('a night (%s)', (lane) => {
  it('has one restorable backup, at three by the studio’s clock', async () => {
    await openShop(lane)
    await at.plan()
    await at.plan()
    expect(await planned()).toEqual([Date.UTC(2026, 10, 22, 9)])
    at.shop.clock.advance(6 * hour + minute)
    await at.shop.jobs.runDue()
    expect(files()).toEqual([nameOf('2026-11-22')])
    expect(await planned()).toEqual([Date.UTC(2026, 10, 23, 9)])
    const { made, trouble, nights } = await at.shop.admin.backups.status()
    expect({ made, trouble }).toMatchObject({
      made: { at: at.shop.clock.now(), here: true },
      trouble: null,
    })
    expect(nights).toMatchObject([{ day: '2026-11-22', bytes: made?.bytes }])

    const file = join(folder(), nameOf('2026-11-22'))
    const target = await closing(openTestDatabase(lane))
    const store = memoryStore()
    const { pictures } = await restore(
      { db: target, images: store },
      file,
      await inspectBackup(file),
    )
    expect(pictures).toBeGreaterThan(3)
  })

  it('belongs to one of several machines with the same database', async () => {
    await openShop(lane)
    await at.plan()
    at.shop.clock.advance(day)
    const counts = await Promise.all([at.shop.jobs.runDue(), at.shop.jobs.runDue()])
    expect(counts.toSorted()).toEqual([0, 1])
    const elsewhere = await backupsWith({
      machine: 'there',
      folder: `${folder()}-there`,
    }).status()
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
    await at.shop.admin.backups.nightly({ attempt: 1 })
    expect(files()).toEqual([...others, nameOf('2026-11-20'), nameOf('2026-11-21')].sort())
  })

  it('are switched off by a limit of 0, and left to other machines', async () => {
    await openShop('sqlite', { BACKUPS_KEEP: '0' })
    await at.plan()
    expect(await planned()).toEqual([])
    await at.plan(backupsWith({ keep: 1 }))
    at.shop.clock.advance(day)
    expect(await at.shop.jobs.runDue()).toBe(0)
    expect(existsSync(folder())).toBe(false)
  })

  it('leave room on the disk, and report a full disk', async () => {
    await openShop()
    await backupsWith({ free: async () => 1024 ** 3 }).nightly({ attempt: 1 })
    expect(files()).toEqual([])
    expect((await at.shop.admin.backups.status()).trouble).toMatchObject({
      kind: 'no_room',
      words: '1.1 GB are free, and 1.1 GB are needed.',
    })
    await backupsWith({ free: async () => 1024 ** 3 * 2 }).nightly({ attempt: 1 })
    expect((await at.shop.admin.backups.status()).trouble).toBeNull()
    mkdirSync(folder(), { recursive: true })
    writeFileSync(join(folder(), nameOf('2026-11-22')), Buffer.alloc(2_000_000))
    at.shop.clock.advance(day)
    await backupsWith({ free: async () => 1024 ** 3 + 3_900_000 }).nightly({ attempt: 1 })
    expect((await at.shop.admin.backups.status()).trouble).toMatchObject({ kind: 'no_room' })
  })

  it('delete no older one for one with missing pictures, and name them', async () => {
    await openShop('sqlite', { BACKUPS_KEEP: '1' })
    await at.shop.admin.backups.nightly({ attempt: 1 })
    const whole = files()
    const originals = [...at.images.kept.keys()].filter((key) => !/-\d+\.\w+$/.test(key))
    const bytes = new Map(at.images.kept)
    for (const key of originals) at.images.kept.delete(key)
    at.shop.clock.advance(day)
    await at.shop.admin.backups.nightly({ attempt: 1 })
    expect(files()).toEqual([...whole, nameOf('2026-11-22')])
    const { made, trouble } = await at.shop.admin.backups.status()
    expect(made?.at).toBe(at.shop.clock.now())
    expect(trouble?.kind).toBe('incomplete')
    expect(originals.some((key) => trouble?.words.includes(key))).toBe(true)
    expect(trouble?.words).toMatch(new RegExp(`and ${originals.length - 3} more\\.$`))
    for (const [key, each] of bytes) at.images.kept.set(key, each)
    at.shop.clock.advance(day)
    await at.shop.admin.backups.nightly({ attempt: 1 })
    expect(files()).toEqual([nameOf('2026-11-23')])
    expect((await at.shop.admin.backups.status()).trouble).toBeNull()
  })

  it('are tried three times a night, an hour apart, and leave no partial file', async () => {
    await openShop()
    at.images.down = true
    const { nightly } = backupsWith({})
    await nightly({ attempt: 1 })
    expect(files()).toEqual([])
    const { trouble } = await at.shop.admin.backups.status()
    expect(trouble).toMatchObject({ kind: 'failed', words: 'The store is down.' })
    const again = at.shop.clock.now() + hour
    expect(await planned()).toContain(again)
    at.shop.clock.advance(hour)
    at.images.down = false
    await at.shop.jobs.runDue()
    expect(await at.shop.admin.backups.status()).toMatchObject({ trouble: null, nights: [{}] })
    const before = await planned()
    at.images.down = true
    await nightly({ attempt: 3 })
    expect(await planned()).toEqual(before)
  })

  it('delete a killed process’s partial files, but no newer ones', async () => {
    await openShop()
    mkdirSync(folder(), { recursive: true })
    const dead = `${nameOf('2026-11-20')}.0a1b2c3d.draft`
    const alive = `${nameOf('2026-11-21')}.0a1b2c3d.draft`
    for (const name of [dead, alive]) writeFileSync(join(folder(), name), 'half')
    utimesSync(join(folder(), dead), new Date(0), new Date(0))
    await at.shop.admin.backups.nightly({ attempt: 1 })
    expect(files()).toEqual([nameOf('2026-11-21'), alive].sort())
  })

  it('are interrupted by the shop’s shutdown, and continued by the next process', async () => {
    await openShop()
    const backups = backupsWith({
      images: {
        async get() {
          backups.stop()
          return Buffer.alloc(100)
        },
      },
    })
    await expect(backups.nightly({ attempt: 1 })).rejects.toThrow('aborted')
    expect(files()).toEqual([])
    expect((await backups.status()).making).toBe(false)
  })
})

it('are made once a night, although the job is delivered again', async () => {
  await openShop()
  let reads = 0
  const backups = backupsWith({
    images: {
      async get(key) {
        reads += 1
        if (reads === 1) await backups.nightly({ attempt: 1 })
        return at.images.get(key)
      },
    },
  })
  await backups.nightly({ attempt: 1 })
  expect(files()).toEqual([nameOf('2026-11-21')])
  expect(await planned()).toEqual([])
})
