import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { minute } from '#platform/time/clock.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { lingering, outbox, recording, refuse } from '#testing/database/test-outbox.ts'

afterEach(() => vi.useRealTimers())

eachDatabase('a lease', (lane) => {
  test('two workers share the jobs and run none of them twice', async () => {
    const { add, worker } = await outbox(lane)
    const { seen, handle } = recording()
    const ids = Array.from({ length: 20 }, (_, index) => `order-${index}`)
    for (const id of ids) await add(id)
    const counts = await Promise.all([
      worker({ 'prints.place': handle }).runDue(),
      worker({ 'prints.place': handle }).runDue(),
    ])
    expect(seen.toSorted()).toEqual(ids.toSorted())
    expect(counts.reduce((sum, count) => sum + count)).toBe(20)
  })

  test('a worker leaves a job that another worker runs', async () => {
    const { add, worker } = await outbox(lane)
    const job = lingering()
    await add('a')
    const slow = worker({ 'prints.place': job.handle }).runDue()
    await job.begun
    expect(await worker({}).runDue()).toBe(0)
    job.end()
    expect(await slow).toBe(1)
  })

  test('a job of a dead worker is delivered again, but not before its lease ends', async () => {
    const { add, worker, clock } = await outbox(lane)
    await add('a')
    const job = lingering()
    void worker({ 'prints.place': job.handle }).runDue()
    await job.begun
    const { seen, handle } = recording()
    const { runDue } = worker({ 'prints.place': handle })
    clock.advance(minute)
    expect(await runDue()).toBe(0)
    clock.advance(2 * minute)
    expect(await runDue()).toBe(1)
    expect(seen).toEqual(['a'])
  })

  test('a worker that returns after its lease changes nothing', async () => {
    const { add, worker, clock, rows } = await outbox(lane)
    await add('a')
    const job = lingering()
    const sleeper = worker({ 'prints.place': job.handle }).runDue()
    await job.begun
    clock.advance(3 * minute)
    await worker({ 'prints.place': refuse }).runDue()
    job.end()
    await sleeper
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 2 }])
  })

  test('a long job stays with its worker', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { add, worker, clock, rows } = await outbox(lane)
    await add('a')
    const job = lingering()
    const slow = worker({ 'prints.place': job.handle }).runDue()
    await job.begun
    const leasedUntil = async () => (await rows())[0]?.leased_until
    for (const _ of [1, 2, 3, 4]) {
      const before = await leasedUntil()
      clock.advance(minute)
      vi.advanceTimersByTime(minute)
      while ((await leasedUntil()) === before) await turn()
    }
    expect(await worker({}).runDue()).toBe(0)
    job.end()
    await slow
  })
})

test('workers on many connections of one PostgreSQL run every job once', async () => {
  const { add, worker } = await outbox('postgres')
  const { seen, handle } = recording()
  const ids = Array.from({ length: 40 }, (_, index) => `order-${index}`)
  await Promise.all(ids.map((id) => add(id)))
  await Promise.all([1, 2, 3, 4, 5].map(() => worker({ 'prints.place': handle }).runDue()))
  expect(seen.toSorted()).toEqual(ids.toSorted())
})
