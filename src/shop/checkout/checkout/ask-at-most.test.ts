import { expect, it } from 'vitest'
import { second } from '#platform/time/clock.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { askAtMost } from './ask-at-most.ts'

it('a provider is asked once for all callers, and again only after some seconds', async () => {
  const clock = fakeClock()
  const ask = askAtMost<number>(clock)
  let calls = 0
  const work = async () => {
    calls += 1
    return calls
  }
  expect(await Promise.all([ask('a', work), ask('a', work)])).toEqual([1, 1])
  expect(ask('a', work)).toBeNull()
  expect(await ask('b', work)).toBe(2)
  clock.advance(3 * second)
  expect(await ask('a', work)).toBe(3)
})

it('a failed provider isn’t asked again at once, either', async () => {
  const clock = fakeClock()
  const ask = askAtMost(clock)
  const fails = () => Promise.reject(new Error('away'))
  await expect(ask('a', fails)).rejects.toThrow('away')
  expect(ask('a', fails)).toBeNull()
})
