import { expect, test } from 'vitest'
import { day, hour, minute, second } from '#platform/time/clock.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { lingering, outbox, recording, refuse } from '#testing/database/test-outbox.ts'
import { listDeadLetters, retryJob } from './dead-letters.ts'
import { enqueue, type OutboxTopic } from './outbox.ts'

/** Lets days pass, with a look every quarter of an hour. */
async function passDays(
  days: number,
  clock: { advance(milliseconds: number): void },
  worker: { runDue(): Promise<number> },
): Promise<void> {
  for (let quarter = 0; quarter < days * 24 * 4; quarter++) {
    await worker.runDue()
    clock.advance(15 * minute)
  }
}

eachDatabase('the outbox', (lane) => {
  test('doesn’t delay the shop’s shutdown for a job without end', async () => {
    const { add, rows, worker } = await outbox(lane)
    await add('a')
    const job = lingering()
    const stuck = worker({ 'prints.place': job.handle }, { goodbye: 20 })
    stuck.start()
    await job.begun
    await stuck.stop()
    expect(await rows()).toMatchObject([{ state: 'waiting' }])
    job.end()
    await stuck.stop()
    expect(await rows()).toMatchObject([{ state: 'done' }])
  })

  test('sets aside a job that failed for a day, and retries it for another day on request', async () => {
    const { add, worker, clock, db } = await outbox(lane)
    await add('a')
    await passDays(2, clock, worker({ 'prints.place': refuse }))
    const [job, ...others] = await listDeadLetters(db.read)
    expect(others).toEqual([])
    expect(job).toMatchObject({ topic: 'prints.place', lastError: 'the printer is out of ink' })

    const { seen, handle } = recording()
    const mended = worker({ 'prints.place': handle })
    expect(await mended.runDue()).toBe(0)
    expect(await db.transact((trx) => retryJob(trx, job?.id ?? 0))).toBe(true)
    await mended.runDue()
    expect(seen).toEqual(['a'])
    expect(await listDeadLetters(db.read)).toEqual([])
  })

  test('retries only dead-lettered jobs on request', async () => {
    const { add, db, rows } = await outbox(lane)
    await add('a')
    const [job] = await rows()
    expect(await db.transact((trx) => retryJob(trx, job?.id ?? 0))).toBe(false)
  })

  if (lane !== 'sqlite') return

  test('runs due jobs once, the longest due first, and answers their number', async () => {
    const { add, worker, clock } = await outbox(lane)
    const { seen, handle } = recording()
    await add('b', { dueAt: 2 })
    await add('a', { dueAt: 1 })
    await add('later', { dueAt: clock.now() + 1 })
    const { runDue } = worker({ 'prints.place': handle })
    expect([await runDue(), await runDue()]).toEqual([2, 0])
    expect(seen).toEqual(['a', 'b'])
  })

  test('runs a job at once that another job enqueued', async () => {
    const { add, worker } = await outbox(lane)
    const { seen, handle } = recording()
    const chain = worker({
      'hold.expire': ({ orderId }) => add(orderId),
      'prints.place': handle,
    })
    await add('a', { topic: 'hold.expire' })
    expect(await chain.runDue()).toBe(2)
    expect(seen).toEqual(['a'])
  })

  test('does nothing for a key that was enqueued before', async () => {
    const { add, worker } = await outbox(lane)
    const { seen, handle } = recording()
    await add('a', { key: 'only' })
    await add('b', { key: 'only' })
    await worker({ 'prints.place': handle }).runDue()
    expect(seen).toEqual(['a'])
  })

  test('stays empty when the enqueuing transaction is rolled back', async () => {
    const { db, worker } = await outbox(lane)
    const work = db.transact(async (trx) => {
      await enqueue(trx, { topic: 'prints.place', payload: { orderId: 'a' }, dueAt: 0, now: 0 })
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await worker({}).runDue()).toBe(0)
  })

  test('retries a failed job after growing pauses, and keeps the reason', async () => {
    const { add, worker, clock, rows } = await outbox(lane)
    await add('a')
    const { runDue } = worker({ 'prints.place': refuse })
    const pauses: number[] = []
    for (const _ of [1, 2, 3]) {
      await runDue()
      const [job] = await rows()
      const due = job?.due_at ?? 0
      pauses.push((due - clock.now()) / second)
      clock.set(due)
    }
    const [job] = await rows()
    expect(job).toMatchObject({ attempts: 3, last_error: 'the printer is out of ink' })
    expect(pauses[0]).toBeGreaterThanOrEqual(1.6)
    expect(pauses[1]).toBeGreaterThan(pauses[0] ?? 0)
    expect(pauses[2]).toBeGreaterThan(pauses[1] ?? 0)
    expect(pauses[2]).toBeLessThanOrEqual(8)
  })

  test('makes the last attempt a whole day after the first', async () => {
    const { add, rows, worker, clock } = await outbox(lane)
    await add('a')
    const begun = clock.now()
    const failing = worker({ 'prints.place': refuse })
    let last = begun
    while ((await rows())[0]?.state === 'waiting') {
      clock.advance(Math.max(0, ((await rows())[0]?.due_at ?? 0) - clock.now()))
      last = clock.now()
      await failing.runDue()
    }
    expect(last - begun).toBeGreaterThanOrEqual(day)
  })

  test('does not try a failed job before its pause is over', async () => {
    const { add, worker } = await outbox(lane)
    await add('a')
    const { runDue } = worker({ 'prints.place': refuse })
    expect([await runDue(), await runDue()]).toEqual([1, 0])
  })

  test('never pauses for more than a quarter of an hour', async () => {
    const { add, worker, clock, rows } = await outbox(lane)
    await add('a')
    await passDays(0.5, clock, worker({ 'prints.place': refuse }))
    const [job] = await rows()
    expect(job?.attempts).toBeGreaterThanOrEqual(45)
  })

  test('one failing job holds up no other', async () => {
    const { add, worker } = await outbox(lane)
    const { seen, handle } = recording()
    const failing = worker({ 'prints.place': refuse, 'hold.expire': handle })
    await add('a')
    await add('b', { topic: 'hold.expire' })
    await failing.runDue()
    expect(seen).toEqual(['b'])
  })

  test('gives up an endless try, and says why', async () => {
    const { add, worker, rows } = await outbox(lane)
    await add('a')
    const stuck = worker({ 'prints.place': lingering().handle }, { longestTry: 20 })
    expect(await stuck.runDue()).toBe(1)
    expect(await rows()).toMatchObject([
      { state: 'waiting', attempts: 1, leased_until: 0, last_error: 'It did not come to an end.' },
    ])
  })

  test('never gives up ending a hold', async () => {
    const { add, worker, clock, db } = await outbox(lane)
    await add('a', { topic: 'hold.expire' })
    await passDays(2, clock, worker({ 'hold.expire': refuse }))
    expect(await listDeadLetters(db.read)).toEqual([])
    const { seen, handle } = recording()
    clock.advance(hour)
    await worker({ 'hold.expire': handle }).runDue()
    expect(seen).toEqual(['a'])
  })

  test('leaves jobs of a newer version alone', async () => {
    const { add, worker, rows } = await outbox(lane)
    await add('a', { topic: 'moon.landing' as OutboxTopic })
    expect(await worker({}).runDue()).toBe(0)
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0 }])
  })

  test('looks for jobs by itself, at once when poked, and stops when its jobs are done', async () => {
    const { add, worker, rows } = await outbox(lane)
    const { seen, handle } = recording()
    const first = Promise.withResolvers<void>()
    const jobs = worker({
      async 'prints.place'(payload) {
        await handle(payload)
        first.resolve()
      },
    })
    await add('before')
    jobs.start()
    await first.promise
    await add('after')
    jobs.poke()
    await expect.poll(() => seen).toEqual(['before', 'after'])
    await jobs.stop()
    expect((await rows()).map((job) => job.state)).toEqual(['done', 'done'])
    await add('too late')
    jobs.poke()
    expect(await jobs.runDue()).toBe(1)
  })

  test('waits for the running job when it stops', async () => {
    const { add, worker } = await outbox(lane)
    await add('a')
    const job = lingering()
    const events: string[] = []
    const jobs = worker({
      'prints.place': () => job.handle().then(() => void events.push('job done')),
    })
    jobs.start()
    await job.begun
    const stopped = jobs.stop().then(() => events.push('stopped'))
    job.end()
    await stopped
    expect(events).toEqual(['job done', 'stopped'])
  })

  test('forgets done jobs after a month, but never a waiting job', async () => {
    const { add, worker, clock, rows } = await outbox(lane)
    const { handle } = recording()
    await add('done', { dueAt: clock.now() })
    await add('waiting', { dueAt: clock.now() + 90 * day })
    const jobs = worker({ 'prints.place': handle })
    await jobs.runDue()
    clock.advance(31 * day)
    jobs.start()
    await expect.poll(rows).toHaveLength(1)
    await jobs.stop()
    expect(await rows()).toMatchObject([{ state: 'waiting' }])
  })

  test('never forgets a mail’s key, but its content', async () => {
    const { add, db, worker, clock, rows } = await outbox(lane)
    const { seen, handle } = recording()
    const mails = async ({ key }: { key: string }) => handle({ orderId: key })
    const mail = { kind: 'sold', key: 'mail:sold:a', at: clock.now(), facts: { to: 'Ada' } }
    const send = () =>
      db.transact((trx) =>
        enqueue(trx, { topic: 'mail.send', payload: mail, key: mail.key, dueAt: 0, now: 0 }),
      )
    await send()
    await add('other', { key: 'prints.place:other' })
    const jobs = worker({ 'mail.send': mails, 'prints.place': handle })
    await jobs.runDue()
    clock.advance(31 * day)
    jobs.start()
    await expect.poll(rows).toHaveLength(1)
    await jobs.stop()
    expect(await rows()).toMatchObject([{ topic: 'mail.send', state: 'done', payload: '{}' }])
    await send()
    expect(await jobs.runDue()).toBe(0)
    expect(seen.toSorted()).toEqual(['mail:sold:a', 'other'])
  })
})
