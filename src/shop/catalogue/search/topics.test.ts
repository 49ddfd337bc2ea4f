import { expect, it } from 'vitest'
import { topicsIn } from './topics.ts'

it('offers nouns from a picture’s description, but no adjectives or verbs', () => {
  const texts = [
    'A black cat before a moon. Tired, and considering.',
    'Herons stand in reeds; a heron waits.',
    'Three lemons on a cloth.',
    'A street in snow; looking blue.',
    '',
  ]
  expect(topicsIn(texts)).toEqual([
    'cats',
    'herons',
    'lemons',
    'reeds',
    'streets',
    'the moon',
    'the snow',
  ])
})

it('offers the owner’s tags first, as written, and nothing twice', () => {
  const texts = ['A black cat before a moon.', 'A cat on a wall.']
  const tags = ['People who read, Cats', 'cats;  night walks ', ' , ']
  const offered = ['cats', 'night walks', 'people who read', 'the moon']
  expect(topicsIn(texts, tags)).toEqual(offered)
})

it('offers at most fourteen, the most frequent first', () => {
  const rare = 'ant badger bat bear beaver bee beetle bird camel cow crab crane crow deer dog'
  expect(topicsIn([rare, 'zebras', 'zebras'])).toHaveLength(14)
  expect(topicsIn([rare, 'zebras', 'zebras'])).toContain('zebras')
})
