import { describe, expect, it } from 'vitest'
import { newPieceSchema, pieceEditSchema } from '#shop/catalogue/products/piece.schema.ts'
import type { ListedProduct } from '#shop/catalogue/products/piece.ts'
import { pieceJson } from '#shop/catalogue/products/product-json.ts'
import { madeToOrder } from '#shop/catalogue/stock/availability.ts'
import { nothingMore } from '#testing/fixtures/catalogue/facts.ts'
import { adminCopy } from '#web/admin/copy.ts'
import { kindOf, type SellableType } from '#web/admin/location.ts'
import { toFormValues, toRequest } from '#web/form/fields.ts'
import { slotValue } from '#web/form/pictures/picture-value.ts'
import { problemsIn } from '#web/form/problem.ts'
import { toItem } from './lists/item.ts'
import { everyField, formPlans } from './product-fields.ts'
import {
  type FormValues,
  picturesIn,
  type SavedPiece,
  sizesBody,
  toStored,
  usualSizes,
} from './product-values.ts'

const picture = (address: string) => ({
  address,
  width: 800,
  height: 800,
  placeholder: '',
  alt: 'A moth',
})
const inches = (width: number, height: number) => ({
  label: `${width}x${height}`,
  unit: 'in' as const,
  width,
  height,
})
const listed = {
  gallery: { type: 'gallery' as const, slug: 'prints', title: 'Prints', path: '/print-gallery' },
  series: [],
}
const print: ListedProduct = {
  ...listed,
  product: {
    ...nothingMore,
    kind: 'prints',
    id: 3,
    name: 'Moon moths',
    price: 2450,
    dimensions: 'portrait',
    inventoryPolicy: 'to_order',
    availability: madeToOrder,
    sizes: [
      { ...inches(12, 18), size: 'small', price: 2450, variantId: 'MOTH-12' },
      { ...inches(24, 36), size: 'medium', price: 4800, variantId: 'MOTH-24' },
    ],
    pictures: [picture('/media/a.jpg'), picture('/media/b.jpg')],
  },
  images: ['/media/a.jpg', '/media/b.jpg'],
  stock: null,
}
const painting: ListedProduct = {
  ...print,
  product: { ...print.product, inventoryPolicy: 'one_of_a_kind', sizes: [], price: 24_000 },
  stock: { onHand: 1, held: 0 },
}
const pin: ListedProduct = {
  ...listed,
  product: {
    ...nothingMore,
    kind: 'merch',
    id: 5,
    name: 'Moon moths',
    descName: 'Enamel pin',
    price: 1200,
    inventoryPolicy: 'counted',
    availability: { ...madeToOrder, state: 'held', left: 0 },
    pictures: [picture('/media/c.jpg')],
  },
  images: ['/media/c.jpg'],
  stock: { onHand: 2, held: 2 },
}

function formOf(type: SellableType, piece: ListedProduct | null): FormValues {
  const saved = piece && (pieceJson(piece, 'USD', true) as SavedPiece)
  return toFormValues(everyField(formPlans[type]), saved && toStored(saved, 'USD'), 'USD')
}

const sent = (type: SellableType, values: FormValues) => ({
  ...toRequest(everyField(formPlans[type]), values),
  ...(type === 'print' && sizesBody(values)),
})

const wrong = (type: SellableType, values: FormValues, schema = pieceEditSchema) =>
  problemsIn(schema(kindOf[type], 'USD'), sent(type, values)).map(({ field }) => field)

describe('the form of a piece', () => {
  it('asks a new piece for its picture and everything that can’t be guessed, at once', () => {
    const asked = (type: SellableType) => wrong(type, formOf(type, null), newPieceSchema)
    expect(asked('print')).toEqual(['name', 'price', 'location'])
    expect(asked('clothing')).toEqual(['printName', 'descName', 'price', 'primaryImage'])
    expect(asked('merch')).toEqual(['printName', 'descName', 'price', 'quantity', 'primaryImage'])
  })

  it('begins with its kind’s default policy', () => {
    const making = (['print', 'clothing', 'merch'] as const).map(
      (type) => sent(type, formOf(type, null)).making,
    )
    expect(making).toEqual(['to_order', 'one_of_a_kind', 'counted'])
  })

  it('holds a print in the specification’s sizes, and sends no large size of a portrait', () => {
    const values = formOf('print', print)
    expect(values).toMatchObject({
      name: 'Moon moths',
      dimensions: 'portrait',
      smallPrice: '24.50',
      largePrice: '',
      mediumVariantId: 'MOTH-24',
      price: '24.50',
    })
    const body = sent('print', { ...values, largePrice: '99' })
    expect(body).toMatchObject({ dimensions: 'portrait', smallPrice: 24.5, largePrice: null })
    expect(body).toMatchObject({ smallVariantId: 'MOTH-12', price: null })
    expect(wrong('print', { ...values, mediumPrice: '0' })).toEqual(['mediumPrice'])
    expect(usualSizes({ ...values, dimensions: 'square' })).toHaveLength(3)
  })

  it('holds an original with its one price, and sends no sizes', () => {
    const values = formOf('print', painting)
    expect(values).toMatchObject({ dimensions: 'one', price: '240.00' })
    const body = sent('print', values)
    expect(body).toMatchObject({ making: 'one_of_a_kind', sizes: [], price: 240 })
    expect(body).toMatchObject({ smallPrice: null, quantity: null })
    expect(wrong('print', values)).toEqual([])
  })

  it.each([
    [{ making: 'counted' }, ['quantity']],
    [{ making: 'none of these' }, ['making']],
    [
      { making: 'one_of_a_kind', dimensions: 'portrait', smallPrice: '2', mediumPrice: '3' },
      ['making'],
    ],
    [{ name: ' ', price: '0' }, ['name', 'price']],
  ])('shows each problem at its field: %o', (changes, fields) => {
    const values = { ...formOf('print', painting), quantity: '', selfFulfilled: true, ...changes }
    expect(wrong('print', values)).toEqual(fields)
  })

  it('shows the stock on hand, not the available units', () => {
    expect(formOf('merch', pin).quantity).toBe('2')
  })

  it('sends only changed picture facts, and all twelve pictures in their order', () => {
    const values = formOf('merch', pin)
    const [first = slotValue(null)] = picturesIn(values)
    const focus = { x: 10, y: 90 }
    const changed = { ...first, alt: 'A pin in the shape of a moth ', focus }
    expect(sent('merch', values).pictures).toEqual([{ address: '/media/c.jpg' }])
    expect(sent('merch', { ...values, pictures: [changed] }).pictures).toEqual([
      { address: '/media/c.jpg', alt: 'A pin in the shape of a moth', focus },
    ])
    const addresses = Array.from({ length: 12 }, (_, at) => `/media/${at}.jpg`)
    const pictures = addresses.map((address) => slotValue({ ...picture(address), step: 'Cut.' }))
    expect(sent('merch', { ...values, pictures }).pictures).toEqual(
      addresses.map((address, at) => ({ address, ...(at > 0 && { step: 'Cut.' }) })),
    )
  })

  it('keeps the sizes of an imported print without its first size', () => {
    const sizes = [
      { size: 'medium' as const, ...inches(14, 14) },
      { size: 'large' as const, ...inches(18, 18) },
    ].map((size) => ({ ...size, price: 4500, variantId: `sync:${size.label}` }))
    const product = { ...print.product, dimensions: 'square' as const, sizes }
    const values = formOf('print', { ...print, product })
    expect(values).toMatchObject({ brought: 'medium,large', smallPrice: '', mediumPrice: '45.00' })
    const body = sent('print', values)
    expect(body).toMatchObject({ sizes: 'medium,large', mediumVariantId: 'sync:14x14' })
    expect(wrong('print', values)).toEqual([])
  })

  it('warns beside a price that is too small for a card', () => {
    const inputs = Object.values(formPlans).flatMap((plan) =>
      Object.values(everyField(plan)).map(({ input }) => input),
    )
    const prices = inputs.flatMap((input) => (input.kind === 'price' ? [input] : []))
    expect(prices).toHaveLength(6)
    for (const { advice } of prices) {
      expect(advice?.('0,30', 'USD')).toMatch(/^Cards take \$0\.50 or more/)
      expect(['0.50', '24', '', 'four'].map((typed) => advice?.(typed, 'USD'))).toEqual([
        null,
        null,
        null,
        null,
      ])
    }
  })
})

describe('§2 the lists of edit and delete', () => {
  it.each([
    ['a print', print, 'From $24.50', null],
    ['an original', painting, '$240.00', null],
    ['merch', pin, '$12.00', '2 in stock, being paid for'],
  ])('show of %s its price, and From where it has sizes', (_what, piece, price, note) => {
    expect(toItem(piece, 'USD')).toMatchObject({ price, note })
  })
})

describe('§8 an edit that failed', () => {
  it.each([
    ['print', "shiiiiiit, that didn't work", 2500],
    ['clothing', 'NO. GOD PLEASE NO. AN ERROR OCCURED!', 1500],
    [
      'merch',
      'noooooo, something went wrong :/ try again or call that super cool dev dude you know',
      2500,
    ],
  ] as const)('says of %s "%s" for %i ms', (type, text, ms) => {
    expect(adminCopy.editFailed[type]).toEqual({ text, ms })
  })
})
