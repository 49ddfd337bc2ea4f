import { expect, it } from 'vitest'
import { dayInside, daysAgo, dayWords, timeWords } from './days.ts'

const zone = 'America/Chicago'
const now = Date.parse('2026-05-06T04:30:00Z')

it.each([
  ['2026-05-06T04:00:00Z', 'Today'],
  ['2026-05-05T05:00:00Z', 'Today'],
  ['2026-05-05T04:59:00Z', 'Yesterday'],
  ['2026-05-02T12:00:00Z', 'Saturday, May 2'],
  ['2025-12-31T12:00:00Z', 'December 31, 2025'],
])('%s is %s by the studio’s clocks', (moment, words) => {
  expect(dayWords(Date.parse(moment), { now, zone })).toBe(words)
})

it('writes a day inside a sentence, and the time of day', () => {
  expect(dayInside(now, { now, zone })).toBe('today')
  expect(timeWords(now, zone)).toBe('11:30 pm')
  expect(timeWords(Date.parse('2026-05-06T05:05:00Z'), zone)).toBe('12:05 am')
  expect(timeWords(Date.parse('2026-05-06T17:00:00Z'), zone)).toBe('12:00 pm')
})

it('says how many days ago an event was', () => {
  const ago = (days: number) => daysAgo(now - days * 86_400_000, now)
  expect([ago(0), ago(1), ago(9)]).toEqual(['today', 'yesterday', '9 days ago'])
  expect(daysAgo(now, now, 'within the last day')).toBe('within the last day')
})
