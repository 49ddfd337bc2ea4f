import { expect, it } from 'vitest'
import { answerToWantedDay, requireDayToCome } from './present.ts'

const leaves = { from: '2026-12-04', to: '2026-12-15' }
const arrives = { from: '2026-12-08', to: '2026-12-22' }

it('promises no arrival while the transit time is unknown', () => {
  const answer = (day: string) => answerToWantedDay(day, { leaves, arrives: null })
  expect(answer('2026-12-15')).toContain('too soon: everything has left by December 15, 2026')
  expect(answer('2026-12-16')).toBe(
    'That may be in time: everything has left by December 15, 2026. I can’t promise how long the post takes after that.',
  )
})

it.each([
  ['2026-12-22', 'That should be in time: it should arrive between December 8 and 22.'],
  ['2026-12-21', 'That may be too soon: it should arrive between December 8 and 22.'],
  ['2026-12-07', 'That may be too soon: it should arrive between December 8 and 22.'],
])('answers for %s when it is known', (day, words) => {
  expect(answerToWantedDay(day, { leaves, arrives })).toContain(words)
})

it('names no day while the reopening is unknown', () => {
  expect(answerToWantedDay('2026-12-22', { leaves: null, arrives: null })).not.toMatch(/\d/)
})

it('can be wanted for today, but not for a past day', () => {
  const wanted = (wantedBy: string | null) => () =>
    requireDayToCome({ note: '', wantedBy }, '2026-12-24')
  expect(wanted('2026-12-24')).not.toThrow()
  expect(wanted(null)).not.toThrow()
  expect(wanted('2026-12-23')).toThrow('That day is over.')
})
