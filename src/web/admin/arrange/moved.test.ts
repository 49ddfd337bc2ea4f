import { expect, it } from 'vitest'
import { moved, withChanges } from './moved.ts'

it('moves an entry earlier, later and first, and never out of the list', () => {
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 2, 9)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
})

it('keeps moves that are not saved yet when pieces come and go elsewhere', () => {
  const moves = [
    { id: 3, name: 'c' },
    { id: 1, name: 'a' },
    { id: 2, name: 'b' },
  ]
  const now = [
    { id: 4, name: 'd' },
    { id: 1, name: 'a, again' },
    { id: 3, name: 'c' },
  ]
  expect(withChanges(moves, now)).toEqual([now[0], now[2], now[1]])
})
