import { expect, it } from 'vitest'
import { middleOf, partAfterKey, partBetween } from './marked-part.ts'

it('covers the part drawn by a finger, in any direction, and some room around a tap', () => {
  const part = { x: 10, y: 20, width: 30, height: 40 }
  expect(partBetween({ x: 10, y: 20 }, { x: 40, y: 60 })).toEqual(part)
  expect(partBetween({ x: 40, y: 60 }, { x: 10, y: 20 })).toEqual(part)
  expect(partBetween({ x: 50, y: 50 }, { x: 51, y: 52 })).toMatchObject({ x: 38, y: 38 })
  expect(partBetween({ x: 0, y: 99 }, { x: 0, y: 100 })).toEqual({
    x: 0,
    y: 87,
    width: 12,
    height: 13,
  })
  expect(middleOf(part)).toEqual({ x: 25, y: 40 })
})

it('moves and grows by keys, and stays inside the picture', () => {
  const part = { x: 10, y: 20, width: 30, height: 40 }
  const after = (key: string, shiftKey = false) => partAfterKey(part, { key, shiftKey })
  expect(after('ArrowRight')).toEqual({ ...part, x: 15 })
  expect(after('ArrowUp', true)).toEqual({ ...part, y: 19 })
  expect(after('+')).toEqual({ x: 5, y: 15, width: 40, height: 50 })
  expect(after('-')).toEqual({ x: 15, y: 25, width: 20, height: 30 })
  expect(partAfterKey({ ...part, x: 70 }, { key: 'ArrowRight', shiftKey: false })?.x).toBe(70)
  expect(after('a')).toBeNull()
})
