import { expect, it } from 'vitest'
import { day } from '#kernel/clock.ts'
import { dayInWords, giftDays, leavesBy, outlook, priceSteps } from './gift.ts'

const dispatch = {
  now: Date.UTC(2026, 10, 22, 3),
  timeZone: 'America/Chicago',
  days: 7,
  printedElsewhere: false,
}

it('counts the days until a parcel leaves in the studio’s own time', () => {
  expect(leavesBy(dispatch)).toBe('2026-11-28')
  expect(leavesBy({ ...dispatch, now: dispatch.now + day / 4 })).toBe('2026-11-29')
})

it('offers days that leave some for the post, and those of presents', () => {
  const days = giftDays(dispatch)
  expect(days).toContain('2026-12-24')
  expect(days).toEqual([...days].sort())
  expect(days.every((on) => outlook(on, dispatch).days >= 4)).toBe(true)
  expect(giftDays({ ...dispatch, now: Date.UTC(2026, 2, 1) })).not.toContain('2026-12-24')
})

it('says what is left for the post, also when nothing is', () => {
  expect(outlook('2026-12-18', dispatch)).toMatchObject({ leaves: '2026-11-28', days: 20 })
  expect(outlook('2026-11-25', dispatch).days).toBe(-3)
  expect(dayInWords('2026-12-18')).toBe('December 18')
})

it('makes round prices of what things cost, in any currency', () => {
  expect(priceSteps(400, 12_800, 100)).toEqual([500, 1000, 2000, 5000, 10_000, 20_000])
  expect(priceSteps(1500, 1500, 1)).toEqual([2000])
  expect(priceSteps(90_000, 400_000, 100)).toEqual([100_000, 200_000, 500_000])
})
