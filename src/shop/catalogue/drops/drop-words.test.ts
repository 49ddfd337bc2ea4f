import { expect, it } from 'vitest'
import { momentIn } from '#platform/time/zone.ts'
import { momentInWords, timeLeft } from './drop-words.ts'

it('says a moment by the studio’s clocks, the zone named', () => {
  const at = momentIn('2026-12-04T19:00', 'America/New_York')
  expect(momentInWords(at, 'America/New_York').replaceAll('\u202f', ' ')).toBe(
    'Friday, December 4 at 7:00 PM EST',
  )
})

it.each([
  [1, 'in 1 s'],
  [119_000, 'in 119 s'],
  [120_000, 'in 2 min'],
  [89 * 60_000, 'in 89 min'],
  [90 * 60_000, 'in 1 h 30 min'],
  [47 * 3_600_000, 'in 47 h 0 min'],
  [50 * 3_600_000, 'in 2 days'],
  [0, 'now'],
  [-5, 'now'],
])('counts %i milliseconds as %s', (left, words) => {
  expect(timeLeft(left)).toBe(words)
})
