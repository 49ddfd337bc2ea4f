import { describe, expect, it } from 'vitest'
import {
  countLetters,
  isAlwaysPersonalised,
  madeForOne,
  type Personalisation,
  textInWords,
  textProblem,
  tidyText,
  withText,
} from './personalisation.ts'

const asked: Personalisation = {
  label: 'Name on the mug',
  required: true,
  lines: 1,
  most: 12,
  price: 0,
}
const dedication = { ...asked, label: 'Dedication', required: false, lines: 3, most: 60 }
const problemOf = (typed: string, piece: Personalisation = asked) =>
  textProblem(piece, tidyText(typed))

describe('a buyer’s words', () => {
  it('lose spaces at their ends, other line ends and tabs', () => {
    expect(tidyText('  Otto\t& Ida \r\nfor ever  ')).toBe('Otto & Ida\nfor ever')
    expect(tidyText('Zoe\u0308')).toBe('Zoë')
  })

  it.each(['', '   ', '\u00a0\u3000', '\n\n', '\u3164\u3164', '\u2800'])(
    'count as empty when they show nothing: %j',
    (typed) => {
      expect(tidyText(typed)).toBe('')
      expect(problemOf(typed)).toBe('Please fill in “Name on the mug”.')
      expect(problemOf(typed, dedication)).toBeNull()
    },
  )

  it.each([
    ['👩‍👩‍👧‍👦', 1],
    ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', 1],
    ['❤️ Zoë', 5],
    ['नमस्ते', 3],
    ['two\nlines', 8],
  ])('are counted like a reader counts letters: %s', (text, letters) => {
    expect(countLetters(text)).toBe(letters)
  })

  it('are as long as the piece allows, emojis included', () => {
    expect(problemOf('👩‍👩‍👧‍👦'.repeat(12))).toBeNull()
    expect(problemOf('👩‍👩‍👧‍👦'.repeat(13))).toBe('“Name on the mug” takes at most 12 characters.')
    expect(problemOf('m'.repeat(5000))).toBe('“Name on the mug” takes at most 12 characters.')
  })

  it.each([
    'Otto\u202e',
    'a\u200fb',
    'a\u0000b',
    'a\u001bb',
    'Ot\u200bto',
    'a\ud800',
    `a${'\u0301'.repeat(40)}`,
  ])('have no invisible sign: %j', (typed) => {
    expect(problemOf(typed)).toMatch(/^“Name on the mug” has characters that nobody can see/)
  })

  it('have as many lines as the piece allows', () => {
    expect(problemOf('Otto\nIda')).toBe('“Name on the mug” takes one line.')
    expect(problemOf('a\nb\nc', dedication)).toBeNull()
    expect(problemOf('a\nb\nc\nd', dedication)).toBe('“Dedication” takes at most 3 lines.')
  })

  it('are refused by a piece that asks for none', () => {
    expect(textProblem(undefined, 'Otto')).toBe('It doesn’t come with your own words any more.')
    expect(textProblem(undefined, '')).toBeNull()
  })

  it('are written in one line', () => {
    const personalText = { label: 'Dedication', text: 'For Ida\nwith love' }
    expect(textInWords({ personalText })).toEqual(['Dedication: “For Ida / with love”'])
    expect(textInWords({})).toEqual([])
    const more = { label: 'Name', text: 'Otto” · 30 × 40 inches · “' }
    expect(textInWords({ personalText: more })).toEqual(['Name: “Otto" · 30 × 40 inches · "”'])
  })
})

describe('a piece with words', () => {
  const mug = { unitPrice: 2800, was: 3200, personalised: true }

  it('costs its extra price only with words', () => {
    const priced = { ...mug, personalisation: { ...dedication, price: 500 } }
    expect(withText(priced, 'Otto')).toMatchObject({ unitPrice: 3300, was: 3700 })
    expect(withText(priced, '')).toMatchObject({ unitPrice: 2800, was: 3200 })
  })

  it('is personalised only with words', () => {
    const optional = { ...mug, personalisation: dedication }
    expect(withText(optional, 'Otto').personalised).toBe(true)
    expect(withText(optional, '').personalised).toBe(false)
    expect(withText({ ...optional, personalised: false }, 'Otto').personalised).toBe(false)
    expect(withText(mug, '').personalised).toBe(true)
    expect(isAlwaysPersonalised(optional)).toBe(false)
    expect(isAlwaysPersonalised({ ...mug, personalisation: asked })).toBe(true)
    expect(isAlwaysPersonalised(mug)).toBe(true)
  })

  it('is made for one buyer always, or only with words', () => {
    expect(madeForOne({})).toBe('never')
    expect(madeForOne(mug)).toBe('always')
    expect(madeForOne({ personalisation: asked })).toBe('always')
    expect(madeForOne({ ...mug, personalisation: dedication })).toBe('with_words')
  })
})
