import { expect, it } from 'vitest'
import type { OrderedLine } from '#shop/orders/record/order.ts'
import { linesWords } from './line-words.ts'

const line = (facts: Partial<OrderedLine>) =>
  ({
    kind: 'merch',
    quantity: 1,
    name: 'Cat, Considering',
    size: '',
    descName: null,
    garmentSize: null,
    ...facts,
  }) as OrderedLine

it('distinguishes a motif’s sticker from its sweatshirt and its print', () => {
  const words = linesWords([
    line({ kind: 'prints', size: '12x18' }),
    line({ quantity: 2, descName: 'Vinyl sticker' }),
    line({ descName: 'XL tote' }),
    line({ kind: 'clothing', descName: 'T-shirt', garmentSize: 'M' }),
  ])
  expect(words).toBe(
    'Cat, Considering 12\u00a0×\u00a018 · 2 × Cat, Considering, vinyl sticker · Cat, Considering, XL tote · Cat, Considering, T-shirt, size M',
  )
})

it('marks a payment without pieces', () => {
  expect(linesWords([])).toBe('Money without an order')
})
