import { describe, expect, it } from 'vitest'
import { hour, minute } from '#kernel/clock.ts'
import { fakeClock } from '#testing/fake-clock.ts'
import { createSlowDown, pauseAfter, slowDownRules } from './slow-down.ts'

describe('slowing guesses down', () => {
  const rule = { free: 3, longest: minute }

  it('pauses nobody for the first few failures, then longer each time, up to a limit', () => {
    const pauses = [0, 1, 3, 4, 5, 6, 8, 9, 60].map((failures) => pauseAfter(failures, rule))
    expect(pauses).toEqual([0, 0, 0, 2000, 4000, 8000, 32_000, 60_000, 60_000])
  })

  it('never locks an account for longer than a minute', () => {
    expect(pauseAfter(1e9, slowDownRules.account)).toBe(minute)
  })

  it('counts by key, forgives, and forgets after a while', () => {
    const clock = fakeClock()
    const slowDown = createSlowDown(clock, { free: 0, longest: hour })
    slowDown.count('a')
    slowDown.count('a')
    slowDown.count('b')
    expect([slowDown.pause('a'), slowDown.pause('b'), slowDown.pause('c')]).toEqual([4000, 2000, 0])
    slowDown.forgive('a')
    expect(slowDown.pause('a')).toBe(0)
    clock.advance(hour)
    slowDown.count('b')
    expect(slowDown.pause('b')).toBe(2000)
  })

  it('keeps no more keys than it has room for', () => {
    const slowDown = createSlowDown(fakeClock(), { free: 0, longest: hour })
    slowDown.count('first')
    for (let left = 10_000; left > 0; left--) slowDown.count(`key ${left}`)
    expect(slowDown.pause('first')).toBe(0)
    expect(slowDown.pause('key 1')).toBe(2000)
  })
})
