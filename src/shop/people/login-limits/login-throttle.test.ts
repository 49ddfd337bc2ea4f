import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#platform/db/open.ts'
import { hour, minute, second } from '#platform/time/clock.ts'
import { createIdentity } from '#shop/people/identity/identity.server.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { type FakeClock, fakeClock } from '#testing/fakes/fake-clock.ts'
import { closing } from '#testing/harness/each.ts'
import {
  createLoginThrottle,
  type LoginThrottleRule,
  loginThrottleRules,
  pauseAfter,
} from './login-throttle.ts'
import { sharedLoginThrottle } from './shared-login-throttle.server.ts'

const paces = { shortest: 2 * second, kept: 30 * minute }

describe('slowing guesses down', () => {
  const rule = { ...paces, free: 3, longest: minute }

  it('pauses nobody for the first few failures, then longer each time, up to a limit', () => {
    const pauses = [0, 1, 3, 4, 5, 6, 8, 9, 60].map((failures) => pauseAfter(failures, rule))
    expect(pauses).toEqual([0, 0, 0, 2000, 4000, 8000, 32_000, 60_000, 60_000])
  })

  it('never locks an account for longer than a minute', () => {
    expect(pauseAfter(1e9, loginThrottleRules.account)).toBe(minute)
  })

  it('keeps only a limited number of keys', async () => {
    const throttle = createLoginThrottle(fakeClock(), { ...paces, free: 0, longest: hour })
    await throttle.count('first')
    for (let left = 10_000; left > 0; left--) await throttle.count(`key ${left}`)
    expect(await throttle.pause('first')).toBe(0)
    expect(await throttle.pause('key 1')).toBe(2000)
  })
})

describe.each(['in memory', 'on PostgreSQL'])('failures stored %s', (where) => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await openTestDatabase(where === 'in memory' ? 'sqlite' : 'postgres')
  })
  afterAll(() => db.close())
  const open = (clock: FakeClock, rule: LoginThrottleRule, name = 'test') =>
    db.counts ? sharedLoginThrottle(db.counts, clock, name, rule) : createLoginThrottle(clock, rule)

  it('are counted by key, reset, and forgotten after a while', async () => {
    const clock = fakeClock()
    const throttle = open(clock, { ...paces, free: 0, longest: hour })
    const pauses = async (...keys: string[]) => Promise.all(keys.map((key) => throttle.pause(key)))
    await throttle.count('a')
    clock.advance(2000)
    await throttle.count('a')
    await throttle.count('b')
    expect(await pauses('a', 'b', 'c')).toEqual([4000, 2000, 0])
    await throttle.forgive('a')
    expect(await pauses('a')).toEqual([0])
    clock.advance(hour)
    await throttle.count('b')
    expect(await pauses('b')).toEqual([2000])
  })

  it('are not counted during a pause, which grows to a limit', async () => {
    const clock = fakeClock()
    const rule = { ...paces, free: 3, longest: minute }
    const throttle = open(clock, rule, 'growing')
    for (let failures = 1; failures < 30; failures++) {
      expect(await throttle.count('a')).toBe(0)
      const pause = pauseAfter(failures, rule)
      expect(await throttle.pause('a')).toBe(pause)
      if (pause === 0) continue
      clock.advance(pause - 1)
      expect(await throttle.count('a')).toBe(1)
      clock.advance(1)
    }
  })

  it('are undone one at a time, with their pause', async () => {
    const throttle = open(fakeClock(), { ...paces, free: 1, longest: minute }, 'back')
    await throttle.count('a')
    await throttle.count('a')
    await throttle.takeBack('a')
    expect(await throttle.failures('a')).toBe(1)
    expect(await throttle.pause('a')).toBe(0)
    expect(await throttle.count('a')).toBe(0)
    expect(await throttle.pause('a')).toBe(2000)
  })

  it('pause for a minute at once for guessed codes', async () => {
    const throttle = open(fakeClock(), loginThrottleRules.codes, 'codes')
    for (let failures = 1; failures <= 10; failures++) expect(await throttle.count('a')).toBe(0)
    expect(await throttle.count('a')).toBe(60_000)
  })

  it('allow few of many parallel attempts', async () => {
    const throttle = open(fakeClock(), { ...paces, free: 3, longest: minute }, 'many')
    const answers = await Promise.all(Array.from({ length: 20 }, () => throttle.count('a')))
    expect(answers.filter((pause) => pause === 0)).toHaveLength(4)
  })
})

describe('two machines', () => {
  it('slow a guesser down together, and reset together', async () => {
    const first = await closing(openTestDatabase('postgres'))
    const second = await closing(openDatabase(first.location))
    const clock = fakeClock()
    const identities = [first, second].map((db) => createIdentity({ db, clock }))
    const owner = { email: 'maren@heron.example', password: 'a-long-pass-phrase' }
    await identities[0]?.ensureOwner(owner)
    const login = (turn: number, password: string) =>
      identities[turn % 2]?.login({ ...owner, password, network: 'n', replaces: null })
    for (let turn = 0; turn < 6; turn++) {
      await expect(login(turn, 'guess')).rejects.toMatchObject({ code: 'no_session' })
    }
    for (const turn of [0, 1]) {
      const refusal = { code: 'too_many', details: { retryAfter: 2 } }
      await expect(login(turn, owner.password)).rejects.toMatchObject(refusal)
    }
    clock.advance(2000)
    expect((await login(0, owner.password))?.user.role).toBe('admin')
    await expect(login(1, 'guess')).rejects.toMatchObject({ code: 'no_session' })
  })
})
