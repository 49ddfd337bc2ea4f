import { expect, it } from 'vitest'
import { bySize } from './by-size.ts'

it('sorts clothing sizes from small to large, and other sizes by their numbers', () => {
  expect(['A3', 'L', '18 × 18', 'xl', 'S', '8 × 8', 'M'].sort(bySize)).toEqual([
    'S',
    'M',
    'L',
    'xl',
    '8 × 8',
    '18 × 18',
    'A3',
  ])
})
