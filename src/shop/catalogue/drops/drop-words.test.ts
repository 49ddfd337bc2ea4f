import { expect, it } from 'vitest'
import { momentIn } from '#platform/time/zone.ts'
import { momentInWords, timeLeft } from './drop-words.ts'
import { dropsPageCopy } from './pages/copy.ts'

it('names a moment by the studio’s clock, with the zone', () => {
  const at = momentIn('2026-12-04T19:00', 'America/New_York')
  const words = momentInWords(at, 'America/New_York')
  expect(words.replaceAll(/\s/g, ' ')).toBe('Friday, December 4 at 7:00 PM ET')
  expect(words.split(' ')).toHaveLength(3)
  expect(momentInWords(at, 'Europe/Berlin')).toMatch(/AM\sGermany Time$/)
})

it.each([
  [1, 'in less than a minute'],
  [59_999, 'in less than a minute'],
  [60_000, 'in 1 minute'],
  [125_000, 'in 3 minutes'],
  [60 * 60_000, 'in 1 hour'],
  [125 * 60_000, 'in 2 hours and 5 minutes'],
  [121 * 60_000, 'in 2 hours and 1 minute'],
  [50 * 3_600_000, 'in 2 days'],
  [0, 'now'],
  [-5, 'now'],
])('counts %i milliseconds as %s', (left, words) => {
  expect(timeLeft(left)).toBe(words)
})

it('counts what is left only while something is', () => {
  expect([1, 0, null].map((left) => dropsPageCopy.homesOf(2, left))).toEqual([
    '2 so far, 1 left.',
    '2 in all.',
    '2 so far.',
  ])
})
