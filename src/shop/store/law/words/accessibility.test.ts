import { expect, it } from 'vitest'
import { accessibilityWords } from './accessibility.copy.ts'

it('claims accessibility for the shop’s own parts, and leaves the studio’s texts to the studio', () => {
  const claims = accessibilityWords('studio@example.com')
    .join(' ')
    .split(/(?<=\.) /)
    .filter((sentence) => /WCAG|Guidelines|EN 301 549|picture/.test(sentence))
  expect(claims).toEqual([
    expect.stringMatching(/^The parts of its pages that come with the shop .* at level AA/),
    'The studio writes the words that describe a picture.',
  ])
})
