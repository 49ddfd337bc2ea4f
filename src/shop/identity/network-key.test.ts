import { afterEach, beforeEach, expect, it } from 'vitest'
import { day, hour, minute } from '#kernel/clock.ts'
import {
  eachDatabase,
  openTestDatabase,
  type TestDatabase,
} from '#testing/database/test-database.ts'
import { type FakeClock, fakeClock } from '#testing/fakes/fake-clock.ts'
import { createNetworkKeys } from './network-key.server.ts'

eachDatabase('the key under which networks are counted', (lane) => {
  let db: TestDatabase
  let clock: FakeClock
  beforeEach(async () => {
    db = await openTestDatabase(lane)
    clock = fakeClock()
  })
  afterEach(() => db.close())

  it('is one for all machines, and another one after a week', async () => {
    const [here, there] = [createNetworkKeys({ db, clock }), createNetworkKeys({ db, clock })]
    const [first, same] = await Promise.all([here(), there()])
    expect(same).toEqual(first)
    clock.advance(6 * day)
    expect(await here()).toEqual({ ...first, previous: null })
    clock.advance(day)
    const next = await here()
    expect(next.current).not.toBe(first.current)
    expect(await there()).toEqual(next)
  })

  it('leaves the one before for as long as a hold counts, and then no trace of it', async () => {
    const networkKeys = createNetworkKeys({ db, clock })
    const { current: before } = await networkKeys()
    clock.advance(7 * day)
    const { current } = await networkKeys()
    clock.advance(7 * hour)
    expect(await networkKeys()).toEqual({ current, previous: before })
    clock.advance(hour)
    expect(await networkKeys()).toEqual({ current, previous: null })
    const kept = JSON.stringify(await db.read.selectFrom('settings').selectAll().execute())
    expect(kept).toContain(current)
    expect(kept).not.toContain(before)
  })

  it('leaves none that nobody was counted by for hours', async () => {
    const networkKeys = createNetworkKeys({ db, clock })
    await networkKeys()
    clock.advance(7 * day + 8 * hour)
    expect(await networkKeys()).toMatchObject({ previous: null })
  })

  it('stays what it was while the database can’t be read', async () => {
    const networkKeys = createNetworkKeys({ db, clock })
    const keys = await networkKeys()
    await db.close()
    clock.advance(2 * minute)
    expect(await networkKeys()).toEqual(keys)
  })
})
