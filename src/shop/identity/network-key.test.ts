import { afterEach, beforeEach, expect, it } from 'vitest'
import { day, minute } from '#kernel/clock.ts'
import {
  eachDatabase,
  openTestDatabase,
  type TestDatabase,
} from '#testing/database/test-database.ts'
import { type FakeClock, fakeClock } from '#testing/fakes/fake-clock.ts'
import { createNetworkKey } from './network-key.server.ts'

eachDatabase('the key under which networks are counted', (lane) => {
  let db: TestDatabase
  let clock: FakeClock
  beforeEach(async () => {
    db = await openTestDatabase(lane)
    clock = fakeClock()
  })
  afterEach(() => db.close())

  it('is one for all machines, and another one after a week', async () => {
    const [here, there] = [createNetworkKey({ db, clock }), createNetworkKey({ db, clock })]
    const [key, same] = await Promise.all([here(), there()])
    expect(same).toBe(key)
    clock.advance(6 * day)
    expect(await here()).toBe(key)
    clock.advance(day)
    const next = await here()
    expect(next).not.toBe(key)
    expect(await there()).toBe(next)
    const kept = JSON.stringify(await db.read.selectFrom('settings').selectAll().execute())
    expect(kept).not.toContain(key)
  })

  it('stays what it was while the database can’t be read', async () => {
    const networkKey = createNetworkKey({ db, clock })
    const key = await networkKey()
    await db.close()
    clock.advance(2 * minute)
    expect(await networkKey()).toBe(key)
  })
})
