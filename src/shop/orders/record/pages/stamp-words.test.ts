import { expect, it } from 'vitest'
import { stampDay, stampRound } from './stamp-words.ts'

it('writes the day like a stamp', () => {
  expect(stampDay('2026-11-06')).toEqual(['Nov 6', '2026'])
})

it('goes around once with a long name in smaller letters, and several times with a short name', () => {
  expect(stampRound('Kiln', 400).words).toBe('Kiln · Kiln · Kiln · Kiln · ')
  const long = stampRound('The very long name of a studio by the northern sea', 400)
  expect(long).toEqual({
    words: 'The very long name of a studio by the northern sea · ',
    size: 10,
  })
})
