import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { newPieceSchema, pieceEditSchema } from '#shop/catalogue/products/piece.schema.ts'
import type { NewPiece } from '#shop/catalogue/products/piece.ts'
import { pieceShape, sidesLabel, sizeInWords } from '#shop/catalogue/products/product.ts'
import { findSaleItems, saleKey } from '#shop/catalogue/products/sale-items/sale-item.server.ts'
import { openCatalogue } from '#testing/fixtures/catalogue/catalogue.ts'
import { pictureAt, squarePrint } from '#testing/fixtures/catalogue/products.ts'
import { each } from '#testing/harness/each.ts'

const a3 = { label: 'A3', width: 29.7, height: '42', unit: 'cm', price: '40' }
const small = { width: 8, height: 10, unit: 'in', price: 25, variantId: 'moth-8' }
const form = (sizes: unknown) => ({ name: 'Moth', location: pictureAt('main'), sizes })

function problemOf(sizes: unknown): [string, string] | 'fine' {
  const result = newPieceSchema('prints', 'USD').safeParse(form(sizes))
  if (result.success) return 'fine'
  const [issue] = result.error.issues
  return [String(issue?.path[0]), issue?.message ?? '']
}

describe('the own sizes of a print', () => {
  it('are read as a list and as its JSON, and are named by their measures', () => {
    const sizes = [
      { label: 'A3', width: 29.7, height: 42, unit: 'cm', price: 4000, variantId: null },
      { label: '8x10', width: 8, height: 10, unit: 'in', price: 2500, variantId: 'moth-8' },
    ]
    expect(newPieceSchema('prints', 'USD').parse(form([a3, small]))).toMatchObject({
      ownSizes: sizes,
    })
    const sent = form(JSON.stringify([a3, small]))
    expect(pieceEditSchema('prints', 'USD').parse(sent)).toMatchObject({ ownSizes: sizes })
  })

  it.each([
    [[], ['sizes', 'Please add a size with its price.']],
    ['[', ['sizes', 'Please send the sizes as a list.']],
    [Array(13).fill(a3), ['sizes', 'A piece has 12 sizes at most; these are 13.']],
    [[7], ['sizes.0', 'A size has a width, a height and a price.']],
    [[{ ...a3, width: 0 }], ['sizes.0.width', 'Please enter a width from 1 to 1,000 cm.']],
    [
      [a3, { ...small, height: 401 }],
      ['sizes.1.height', 'Please enter a height from 0.5 to 400 inches.'],
    ],
    [[{ ...a3, height: 10_000 }], ['sizes.0.height', 'Please enter a height from 1 to 1,000 cm.']],
    [[{ ...a3, width: { $ne: 1 } }], ['sizes.0.width', 'Please enter a width from 1 to 1,000 cm.']],
    [[{ ...a3, unit: 'ell' }], ['sizes.0.unit', 'Please choose centimeters or inches.']],
    [[{ ...a3, price: 0 }], ['sizes.0.price', 'Please enter a price greater than zero.']],
    [
      [a3, { ...small, label: 'a3' }],
      ['sizes.1.width', 'A3 is listed twice.'],
    ],
    [
      [small, { ...small, label: 'Other' }],
      ['sizes.1.width', '8 × 10 in is listed twice.'],
    ],
    [
      [small, { ...small, label: 'Other', width: 20.32, height: 25.4, unit: 'cm' }],
      ['sizes.1.width', '8 × 10 in is listed twice.'],
    ],
    [[{ ...a3, label: 'a'.repeat(61) }], ['sizes.0.label', 'Please keep this to 60 characters.']],
  ])('are refused when they are invalid: %j', (sizes, problem) => {
    expect(problemOf(sizes)).toEqual(problem)
  })

  it('need neither a candid picture nor variant ids', () => {
    expect(problemOf([a3])).toBe('fine')
  })

  it('may omit the specification’s variant ids only when the studio prints itself', () => {
    const usual = {
      ...form(undefined),
      dimensions: 'portrait',
      smallPrice: 20,
      mediumPrice: 30,
      candidLocation: pictureAt('second'),
    }
    expect(newPieceSchema('prints', 'USD').safeParse(usual).error?.issues[0]?.message).toBe(
      'Please enter a small variant id.',
    )
    const own = newPieceSchema('prints', 'USD').parse({ ...usual, selfFulfilled: true })
    expect(own.sizes?.map(({ variantId }) => variantId)).toEqual([null, null])
  })
})

describe('a size in words', () => {
  it.each([
    ['10x10', '10 × 10 in'],
    ['29.7x42 cm', '29.7 × 42 cm'],
    ['A3', 'A3'],
    ['XL box', 'XL box'],
  ])('%s is written as %s', (label, words) => {
    expect(sizeInWords(label)).toBe(words)
  })

  it('reads the same from measures and from its label', () => {
    expect(sidesLabel({ width: 12, height: 18, unit: 'in' })).toBe('12x18')
    expect(sidesLabel({ width: 30, height: 40, unit: 'cm' })).toBe('30x40 cm')
  })
})

it.each([
  [1000, 1000, 'square'],
  [1000, 1020, 'square'],
  [800, 1000, 'portrait'],
  [1600, 1200, 'landscape'],
  [3000, 1000, 'panorama'],
])('a picture of %i by %i is %s', (width, height, shape) => {
  expect(pieceShape({ width, height })).toBe(shape)
})

describe('a print in sizes of its own', () => {
  const shop = each(() => openCatalogue('sqlite'))

  const print = (sizes: unknown): NewPiece => newPieceSchema('prints', 'USD').parse(form(sizes))

  it('is sold in each size, and has its picture’s shape', async () => {
    const { product } = await shop.catalogue.create(print([a3, small]))
    expect(product).toMatchObject({
      dimensions: 'landscape',
      price: 4000,
      sizes: [
        { size: 'small', label: 'A3', width: 29.7, height: 42, unit: 'cm', variantId: null },
        { size: 'medium', label: '8x10', unit: 'in', variantId: 'moth-8' },
      ],
    })
    const ref = { kind: 'prints', productId: product.id, size: 'A3' } as const
    const sold = (await findSaleItems(shop.db.read, [ref], 0)).get(saleKey(ref))
    expect(sold).toMatchObject({ unitPrice: 4000, variantId: null, name: 'Moth' })
  })

  it('may have twelve sizes, can change them, and can return to the specification’s', async () => {
    const sizes = Array.from({ length: 12 }, (_, at) => ({ ...a3, label: '', width: at + 10 }))
    const { product } = await shop.catalogue.create(print(sizes))
    expect(product.sizes).toHaveLength(12)
    expect(product.sizes[11]).toMatchObject({ size: null, label: '21x42 cm' })
    const fewer = pieceEditSchema('prints', 'USD').parse(form(sizes.slice(3, 5)))
    const edited = await shop.catalogue.update('prints', product.id, fewer)
    expect(edited.product.sizes.map(({ label }) => label)).toEqual(['13x42 cm', '14x42 cm'])
    const usual = await shop.catalogue.update('prints', product.id, squarePrint('usual'))
    expect(usual.product).toMatchObject({
      dimensions: 'square',
      sizes: [{ label: '10x10', width: 10, unit: 'in' }, {}, {}],
    })
  })

  it('refuses another print’s variant id, naming the size', async () => {
    await shop.catalogue.create(print([small]))
    await expect(shop.catalogue.create(print([a3, small]))).rejects.toMatchObject({
      code: 'duplicate',
      details: { field: 'sizes.1.variantId' },
    })
  })
})

it('each ask for a quantity when a new piece is counted by size', () => {
  const sizes = [{ label: 'S' }, { label: 'M', quantity: 0 }, { label: 'L', quantity: 'x' }]
  const shirt = { printName: 'Heron', descName: 'Shirt', price: 48, sizes }
  const wrong = (schema: z.ZodType, making: string) =>
    schema
      .safeParse({ ...shirt, making, pictures: [{ address: '/media/Clothing/a.jpg' }] })
      .error?.issues.map(({ path }) => path.join('.'))
      .sort()
  const made = newPieceSchema('clothing', 'USD')
  expect(wrong(made, 'counted')).toEqual(['sizes.0.quantity', 'sizes.2.quantity'])
  expect(wrong(made, 'to_order')).toEqual(['sizes.2.quantity'])
  expect(wrong(pieceEditSchema('clothing', 'USD'), 'counted')).toEqual(['sizes.2.quantity'])
})
