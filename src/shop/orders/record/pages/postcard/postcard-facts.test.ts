import { expect, test } from 'vitest'
import type { BuyerLine } from '#shop/orders/record/order-views.ts'
import { makePostcards } from './postcard-facts.ts'

const line = (name: string, address: string | null) =>
  ({
    name,
    quantity: 2,
    unitPrice: 4200,
    copies: [{ number: 7 }],
    picture: address && { address, width: 800, height: 800, placeholder: '', alt: '' },
  }) as unknown as BuyerLine

const site = { studioName: 'The Studio', publicUrl: 'https://www.studio.example/shop' } as const

test('a postcard shows the piece, the studio and its address, and nothing of the order', () => {
  expect(makePostcards([line('Tide', '/media/Prints/a.png')], site as never)).toEqual([
    {
      picture: '/media/Prints/a-960.jpg',
      name: 'Tide',
      studio: 'The Studio',
      host: 'studio.example',
    },
  ])
})

test('two sizes of a piece make one postcard, and a missing picture makes none', () => {
  const cards = makePostcards(
    [line('Tide', '/media/a.png'), line('Tide', '/media/a.png'), line('Gone', null)],
    site as never,
  )
  expect(cards).toHaveLength(1)
})
