import { expect, it } from 'vitest'
import { entryOf } from './pick.ts'

it.each(['__proto__', 'constructor', 'toString', 'other', ''])('%j is no entry', (key) => {
  expect(entryOf({ sold: 'Sold.' }, key)).toBeUndefined()
})

it('finds its own entries', () => {
  expect(entryOf({ sold: 'Sold.' }, 'sold')).toBe('Sold.')
})
