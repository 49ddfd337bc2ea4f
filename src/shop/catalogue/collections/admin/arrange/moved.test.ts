import { expect, it } from 'vitest'
import { moved, rowsInView, withChanges } from './moved.ts'

it('moves an entry earlier, later and first, and never out of the list', () => {
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 2, 9)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
})

it('keeps unsaved moves when pieces come and go elsewhere', () => {
  const moves = [
    { key: '3', name: 'c' },
    { key: '1', name: 'a' },
    { key: '2', name: 'b' },
  ]
  const now = [
    { key: '4', name: 'd' },
    { key: '1', name: 'a, again' },
    { key: '3', name: 'c' },
  ]
  expect(withChanges(moves, now)).toEqual([now[0], now[2], now[1]])
})

it('renders the visible rows and a few beside them, however long the list', () => {
  expect(rowsInView(0, 520, 52)).toEqual([0, 16])
  expect(rowsInView(52 * 480, 520, 52)).toEqual([474, 496])
})
