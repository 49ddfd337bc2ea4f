import { expect, it } from 'vitest'
import { answerToWantedDay } from './present.ts'

const leaves = { from: '2026-12-04', to: '2026-12-15' }
const arrives = { from: '2026-12-08', to: '2026-12-22' }

it('promises no day of arrival while the days on the way are unknown', () => {
  const answer = (day: string) => answerToWantedDay(day, { leaves, arrives: null })
  expect(answer('2026-12-15')).toContain('I can’t promise that: it may be December 15, 2026')
  expect(answer('2026-12-16')).toBe(
    'Everything has left by December 15, 2026. How long the post takes after that, I can’t promise.',
  )
})

it.each([
  ['2026-12-22', 'in time, as far as I can see'],
  ['2026-12-21', 'It may be in time; I can’t promise it.'],
  ['2026-12-08', 'It may be in time; I can’t promise it.'],
  ['2026-12-07', 'I can’t promise that. Everything has left by December 15, 2026'],
])('answers for %s when they are known', (day, words) => {
  expect(answerToWantedDay(day, { leaves, arrives })).toContain(words)
})

it('names no day when nobody knows when the studio opens again', () => {
  expect(answerToWantedDay('2026-12-22', { leaves: null, arrives: null })).not.toMatch(/\d/)
})
