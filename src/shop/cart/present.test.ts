import { expect, it } from 'vitest'
import { answerToWantedDay, leavesBy } from './present.ts'

it('tells by which day everything has left, over the end of a month and a year', () => {
  expect(leavesBy({ today: '2026-12-28', days: 7 })).toBe('2027-01-04')
})

it('promises no day of arrival', () => {
  const facts = { today: '2026-12-01', days: 14 }
  expect(answerToWantedDay('2026-12-15', facts)).toContain(
    'I can’t promise that: it may be December 15, 2026',
  )
  expect(answerToWantedDay('2026-12-16', facts)).toBe(
    'Everything has left by December 15, 2026. How long the post takes after that, I can’t promise.',
  )
})
