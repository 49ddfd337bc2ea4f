import { expect, it } from 'vitest'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { createHealth } from './health.ts'

it('tries a write every ten seconds, also after the clock was put back', async () => {
  const clock = fakeClock()
  let isFull = false
  const settings = {
    async tryToWrite() {
      if (isFull) throw new Error('the disk is full')
    },
  }
  const health = createHealth({ clock, settings: settings as never, log: quietLog })
  expect(await health.isGood()).toBe(true)
  isFull = true
  clock.advance(9_999)
  expect(await health.isGood()).toBe(true)
  clock.advance(1)
  expect(await health.isGood()).toBe(false)
  isFull = false
  clock.advance(-3_600_000)
  expect(await health.isGood()).toBe(true)
})
