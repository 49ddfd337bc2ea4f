import { expect, it } from 'vitest'
import { topicsIn } from './topics.ts'

const piece = (name: string, ...texts: string[]) => ({ name, texts })

it('offers what names say and pictures show, the most frequent first of all', () => {
  const pieces = [
    piece('Cat, Considering', 'A black cat before a moon.'),
    piece('In No Hurry', 'A snail in no great haste.'),
    piece('Slow Heron', 'Herons stand in reeds; a heron waits.'),
    piece('Three Lemons', 'Lemons on a cloth.'),
    piece('First Snow, Looking Blue', 'A street in snow; looking blue.'),
  ]
  expect(topicsIn(pieces)).toEqual(['cats', 'herons', 'lemons', 'snow'])
})

it('offers at most fourteen, and none of names without pictures’ words', () => {
  const words = [...'abcdefghijklmnopqrst'].map((letter) => letter.repeat(4))
  expect(topicsIn(words.map((word) => piece(word, word)))).toHaveLength(14)
  expect(topicsIn([piece('Heron'), piece('12 x 18')])).toEqual([])
})
