import { expect, it } from 'vitest'
import { didYouMean } from './did-you-mean.ts'

const known = new Set(['heron', 'cat', 'pond', 'moon', 'lemon', 'mug', 'print', 'considering'])

it.each([
  ['hern', 'heron'],
  ['heorn', 'heron'],
  ['Herron at the pond', 'heron pond'],
  ['kitty', 'cat'],
  ['kity', 'cat'],
  ['lemn', 'lemon'],
  ['considring', 'considering'],
  ['cup', 'mug'],
] as const)('%s: %s', (asked, meant) => {
  expect(didYouMean(asked, known)).toBe(meant)
})

it.each(['heron', 'herons', 'zebra', 'hern zebra', 'xy', '', '12'])(
  'offers nothing for %s',
  (asked) => {
    expect(didYouMean(asked, known)).toBeNull()
  },
)

it('looks at no more words than a search asks for', () => {
  const asked = ['hern', 'kity', 'lemn', 'mooon', 'ponds', 'muug', 'prnt', 'cta', 'zebra']
  expect(didYouMean(asked.join(' '), known)?.split(' ')).toHaveLength(8)
})
