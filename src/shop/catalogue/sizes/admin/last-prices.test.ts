import { expect, it } from 'vitest'
import { toDraft } from '#shop/catalogue/products/admin/product-draft.ts'
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

it('remembers the newest print of each shape, however they hang', () => {
  const found = readLastPrices(
    [print('Old', 1, 100), print('New', 5, 2450), print('Tall', 2, 300, 'portrait')],
    'USD',
  )
  expect(found.square).toMatchObject({ name: 'New', prices: { smallPrice: '24.50' } })
  expect(found.portrait).toMatchObject({ name: 'Tall' })
  expect(readLastPrices([], 'USD')).toEqual({})
})

it('fills a form without prices, and none that has one', () => {
  const last = { name: 'New', prices: { smallPrice: '24.50' } }
  const draft = toDraft('print', null, 'USD')
  expect(samePrices(draft, last)).toEqual({ smallPrice: '24.50' })
  const typed = { ...draft, texts: { ...draft.texts, smallPrice: '9' } }
  expect(samePrices(typed, last)).toEqual({})
  expect(samePrices(draft, undefined)).toEqual({})
})
