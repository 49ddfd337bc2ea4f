import { beforeEach, expect, it } from 'vitest'
import { day, hour, minute } from '#platform/time/clock.ts'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { each } from '#testing/harness/each.ts'
import { createNetworkKeys } from './network-key.server.ts'

eachDatabase('the key for counted networks', (lane) => {
  const db = each(() => openTestDatabase(lane))
  const clock = each(fakeClock)
  let since: number | null
  const keysHere = () => createNetworkKeys({ db, clock, countedSince: async () => since })
  beforeEach(async () => {
    since = null
  })

  it('is shared by all machines, and changes after a week', async () => {
    const [here, there] = [keysHere(), keysHere()]
    const [first, same] = await Promise.all([here(), there()])
    expect(same).toEqual(first)
    clock.advance(6 * day)
    expect(await here()).toEqual({ ...first, earlier: [] })
    clock.advance(day)
    const next = await here()
    expect(next.current).not.toBe(first.current)
    expect(await there()).toEqual(next)
  })

  if (lane !== 'sqlite') return

  it('keeps the former key while a hold counts, and then no trace of it', async () => {
    const networkKeys = keysHere()
    const { current: before } = await networkKeys()
    clock.advance(7 * day)
    const { current } = await networkKeys()
    clock.advance(7 * hour)
    expect(await networkKeys()).toEqual({ current, earlier: [before] })
    clock.advance(hour)
    expect(await networkKeys()).toEqual({ current, earlier: [] })
    const kept = JSON.stringify(await db.read.selectFrom('settings').selectAll().execute())
    expect(kept).toContain(current)
    expect(kept).not.toContain(before)
  })

  it('keeps former keys while an old debit is under way, at most eight', async () => {
    const networkKeys = keysHere()
    const { current: first } = await networkKeys()
    since = clock.now()
    clock.advance(7 * day)
    const { current: second } = await networkKeys()
    clock.advance(7 * day)
    expect(await networkKeys()).toMatchObject({ earlier: [second, first] })
    since = clock.now() - day
    clock.advance(hour * 9)
    expect(await networkKeys()).toMatchObject({ earlier: [second] })
    for (let week = 0; week < 10; week++) {
      clock.advance(7 * day)
      await networkKeys()
    }
    expect((await networkKeys()).earlier).toHaveLength(8)
  })

  it('keeps no former key without a count', async () => {
    const networkKeys = keysHere()
    await networkKeys()
    clock.advance(7 * day + 8 * hour)
    expect(await networkKeys()).toMatchObject({ earlier: [] })
  })

  it('stays the same while the database can’t be read', async () => {
    const networkKeys = keysHere()
    const keys = await networkKeys()
    await db.close()
    clock.advance(2 * minute)
    expect(await networkKeys()).toEqual(keys)
  })
})
