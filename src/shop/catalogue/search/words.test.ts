import { expect, it } from 'vitest'
import { wordsAsked, wordsIn } from './words.ts'

it('takes letters and digits, small and without accents', () => {
  expect(wordsIn('Die FÜSSE der Straße, Œuvre № 7: “Crème brûlée”')).toEqual([
    'die',
    'fusse',
    'der',
    'strasse',
    'oeuvre',
    'no',
    '7',
    'creme',
    'brulee',
  ])
})

it('treats singular and plural alike', () => {
  for (const [one, many] of [
    ['cat', 'cats'],
    ['story', 'stories'],
    ['horse', 'horses'],
    ['heron', 'Heron’s'],
  ]) {
    expect(wordsIn(many ?? '')).toEqual(wordsIn(one ?? ''))
  }
  expect(wordsIn('glass bus gas')).toEqual(['glass', 'bus', 'gas'])
})

it('asks for at most eight typed words, and for small words only when there are no others', () => {
  expect(wordsAsked('a cat in the rain')).toEqual(['cat', 'rain'])
  expect(wordsAsked('in the')).toEqual(['in', 'the'])
  expect(wordsAsked('one two three four five six seven eight nine ten')).toHaveLength(8)
  expect(wordsAsked('word '.repeat(2000))).toEqual(['word'])
  expect(wordsAsked('x'.repeat(10_000))).toEqual(['x'.repeat(40)])
})

it('finds no word in signs, emoji and control characters', () => {
  expect(wordsAsked('"*" ( ) - \0 🐈 \ud800 ‮')).toEqual([])
})
