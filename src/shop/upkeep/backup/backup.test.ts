import { readdirSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { openSnapshot } from '#platform/db/snapshot.ts'
import { memoryStore } from '#testing/fakes/memory-store.ts'
import { contentsOf, eachBackup, newHero, originalsIn } from '#testing/fixtures/upkeep/backup.ts'
import { backUp } from './backup.server.ts'

const at = eachBackup()
const { openShop, addGuests, backUpShop, restored } = at

describe.each([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as const)('a backup of %s', (from, to) => {
  it(`restores completely on an empty ${to}: every row, every picture, and all counters`, async () => {
    await openShop(from)
    const last = await newHero(at.shop.db)
    await at.shop.content.removeHero(last)
    const before = await contentsOf(at.shop.db)
    // The key under which networks are counted stays behind.
    await at.shop.identity.networkKeys()
    await backUpShop()
    const store = memoryStore()
    const target = await restored(to, store)
    expect(await contentsOf(target)).toEqual(before)
    expect(Object.values(before).flat().length).toBeGreaterThan(50)
    expect(originalsIn(store)).toEqual(originalsIn(at.images))
    // No number is given twice.
    expect(await newHero(target)).toBe(last + 1)
  })

  it('holds a single moment, even if the shop is written meanwhile', async () => {
    await openShop(from)
    const snapshot = await openSnapshot(at.shop.db.location)
    const before = await contentsOf(at.shop.db)
    await addGuests(5)
    await backUp({ openSnapshot: async () => snapshot, images: at.images, now: 1_000 }, at.file)
    const target = await restored(to)
    expect(await contentsOf(target)).toEqual(before)
  })
})

describe('backing up', () => {
  beforeEach(() => openShop('sqlite'))

  it('leaves no partial file behind when the pictures can’t be read', async () => {
    at.images.down = true
    await expect(backUpShop()).rejects.toThrow('The store is down')
    expect(readdirSync(at.folder)).toEqual([])
  })

  it('leaves a lost picture out, names it, and keeps the others', async () => {
    const [lost = ''] = originalsIn(at.images).map((each) => each.split(' ')[0])
    at.images.kept.delete(lost)
    const tally = await backUpShop()
    expect(tally.missing).toEqual([lost])
    const store = memoryStore()
    const target = await restored('sqlite', store)
    expect(await contentsOf(target)).toEqual(await contentsOf(at.shop.db))
    expect(originalsIn(store)).toEqual(originalsIn(at.images))
  })

  it('reports a missing shop', async () => {
    await expect(openSnapshot({ dataDir: at.folder })).rejects.toThrow('There is no shop')
  })
})
