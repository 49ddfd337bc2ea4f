import { expect, it } from 'vitest'
import type { Piece } from '#shop/catalogue/products/piece.ts'
import { readLastPrices, samePrices } from './last-prices.ts'

const print = (name: string, createdAt: number, cents: number, dimensions = 'square') =>
  ({
    product: {
      kind: 'prints',
      name,
      dimensions,
      createdAt,
      sizes: [
        {
          size: 'small',
          label: dimensions === 'square' ? '10x10' : '12x18',
          price: cents,
          variantId: '',
        },
      ],
    },
  }) as unknown as Piece

it('remembers the newest print of each shape, in any order of creation', () => {
  const found = readLastPrices(
    [print('Old', 1, 100), print('New', 5, 2450), print('Tall', 2, 300, 'portrait')],
    'USD',
  )
  expect(found.square).toMatchObject({ name: 'New', prices: { smallPrice: '24.50' } })
  expect(found.portrait).toMatchObject({ name: 'Tall' })
  expect(readLastPrices([], 'USD')).toEqual({})
})

it('fills only a form without prices', () => {
  const last = { name: 'New', prices: { smallPrice: '24.50' } }
  const empty = { smallPrice: '' }
  expect(samePrices(empty, last)).toEqual({ smallPrice: '24.50' })
  expect(samePrices({ smallPrice: '9' }, last)).toEqual({})
  expect(samePrices(empty, undefined)).toEqual({})
})
