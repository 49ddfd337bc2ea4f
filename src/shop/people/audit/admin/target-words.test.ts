import { expect, it } from 'vitest'
import { targetWords } from './target-words.ts'

const longId = '0123456789abcdef'.repeat(2)

it.each([
  ['collections:7', 'Gallery or series 7, deleted since'],
  ['drops:3', 'Drop 3, deleted since'],
  [`messages:${longId}`, 'Letter, deleted since'],
  [`invitations:${longId}`, 'Invitation 01234567'],
  ['pages:privacy', 'Page privacy'],
  ['orders:27 removed', '27 removed'],
])('says of %s without a name “%s”', (target, words) => {
  expect(targetWords(target)).toBe(words)
})
