import { describe, expect, it } from 'vitest'
import { longestStory, readStory } from './story.ts'

const text = (words: string) => ({ kind: 'text', text: words })

describe('a story', () => {
  it('has a paragraph for each block between blank lines, and keeps line breaks', () => {
    expect(readStory('One.\r\nStill one.\r\n \r\n\r\nTwo.\n')).toEqual([
      [text('One.\nStill one.')],
      [text('Two.')],
    ])
    expect(readStory(' \n\n ')).toEqual([])
  })

  it('has emphasis and links inside its text', () => {
    expect(readStory('Cut in *lino*, see [the press](https://press.example/a?b=c).')).toEqual([
      [
        text('Cut in '),
        { kind: 'emphasis', text: 'lino' },
        text(', see '),
        { kind: 'link', text: 'the press', href: 'https://press.example/a?b=c' },
        text('.'),
      ],
    ])
    expect(readStory('[write](mailto:a@b.example)')).toEqual([
      [{ kind: 'link', text: 'write', href: 'mailto:a@b.example' }],
    ])
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[press me](javascript:alert(1))',
    '[press me](JaVaScRiPt:alert%281%29)',
    '[press me](data:text/html,<script>alert%281%29</script>)',
    '[press me](vbscript:x)',
    '[press me](//elsewhere.example)',
    '[press me](/admin)',
    '[press me](https://)',
    '[press me](https://ho st)',
    '3 * 4 * 5',
    '**',
    '[](https://a.example)',
  ])('keeps %j as plain text', (typed) => {
    expect(readStory(typed)).toEqual([[text(typed)]])
  })

  it.each([
    '*'.repeat(longestStory),
    '['.repeat(longestStory),
    '[a]('.repeat(1250),
    ' \n'.repeat(2500),
  ])('reads only the longest run of marks', (typed) => {
    const began = readStory(typed).flat()
    expect(began.map((part) => part.text).join('').length).toBeLessThanOrEqual(longestStory)
  })
})
