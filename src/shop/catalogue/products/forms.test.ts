import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { heroEditSchema, newHeroSchema } from '#shop/catalogue/home/hero.schema.ts'
import { clothing, merch, print } from '#testing/fixtures/catalogue/piece-bodies.ts'
import { newPieceSchema, pieceEditSchema, stockChangeSchema } from './piece.schema.ts'

const newPrintSchema = newPieceSchema('prints', 'USD')
const newClothingSchema = newPieceSchema('clothing', 'USD')
const newMerchSchema = newPieceSchema('merch', 'USD')
const printEditSchema = pieceEditSchema('prints', 'USD')
const clothingEditSchema = pieceEditSchema('clothing', 'USD')
const merchEditSchema = pieceEditSchema('merch', 'USD')

function firstWords(schema: z.ZodType, body: unknown): [field: string, words: string] | 'fine' {
  const result = schema.safeParse(body)
  if (result.success) return 'fine'
  const issue = result.error.issues[0]
  return [String(issue?.path[0]), issue?.message ?? '']
}

const hero = { name: 'A wall', location: '/media/HomepageHero/a.jpg' }

const printFactWords = [
  ['name', 'Please enter a print name.'],
  ['smallPrice', 'Please enter a small size price greater than zero.'],
  ['mediumPrice', 'Please enter a medium size price greater than zero.'],
  ['largePrice', 'Please enter a large size price greater than zero.'],
  ['smallVariantId', 'Please enter a small variant id.'],
  ['mediumVariantId', 'Please enter a medium variant id.'],
  ['largeVariantId', 'Please enter a large variant id.'],
] as const
const printWords = [
  ...printFactWords,
  ['location', 'Please upload a print image.'],
  ['candidLocation', 'Please upload a candid image.'],
] as const
const clothingFactWords = [
  ['printName', 'Please enter a print name.'],
  ['descName', 'Please enter a clothing type.'],
  ['price', 'Please enter a price greater than zero.'],
] as const
const clothingWords = [
  ...clothingFactWords,
  ['primaryImage', 'Please upload a primary image.'],
  ['secondaryImage', 'Please upload a secondary image.'],
] as const
const merchFactWords = [
  ['printName', 'Please enter a print name.'],
  ['descName', 'Please enter a descriptive name.'],
  ['price', 'Please enter a price greater than zero.'],
  ['quantity', 'Please enter a quantity greater than zero.'],
] as const
const merchWords = [
  ...merchFactWords,
  ['primaryImage', 'Please upload an image of the merch'],
] as const
const heroWords = [
  ['name', 'Please enter a hero name.'],
  ['location', 'Please upload a hero image'],
] as const

type Words = readonly (readonly [field: string, words: string])[]

/**
 * The specification's table: each field wrong alone, and all fields wrong from that field on. Edits are
 * checked as creations are.
 */
function saysInOrder(
  schema: z.ZodType,
  editSchema: z.ZodType,
  good: Record<string, unknown>,
  words: Words,
): void {
  const rows = words.map(([field, text], i) => ({ field, text, i }))
  const values = [undefined, '  ', { $ne: 1 }]
  const wrong = rows.flatMap((row) => values.map((value) => ({ ...row, value })))

  it('accepts valid forms', () => {
    expect(firstWords(schema, good)).toBe('fine')
  })

  it.each(wrong)('says "$text" where $field is $value', ({ field, text, value }) => {
    expect(firstWords(schema, { ...good, [field]: value })).toEqual([field, text])
  })

  it.each(rows)(
    'says "$text" first when every field from $field on is wrong',
    ({ field, text, i }) => {
      const all = Object.fromEntries(words.slice(i).map(([name]) => [name, []]))
      expect(firstWords(schema, { ...good, ...all })).toEqual([field, text])
    },
  )

  it.each(words)('says for an edit without %s "%s"', (field, text) => {
    expect(firstWords(editSchema, { ...good, [field]: '' })).toEqual([field, text])
  })
}

describe('§5 create print', () => {
  saysInOrder(newPrintSchema, printEditSchema, print, printWords)

  it('asks for no large size of a portrait print', () => {
    for (const own of [{ largePrice: null, largeVariantId: null }, {}]) {
      const { sizes } = newPrintSchema.parse({ ...print, ...own, dimensions: 'portrait' })
      expect(sizes?.map(({ size }) => size)).toEqual(['small', 'medium'])
    }
  })

  it('treats a print without a shape as square, and refuses an unknown shape', () => {
    expect(newPrintSchema.parse({ ...print, dimensions: undefined }).dimensions).toBe('square')
    expect(firstWords(newPrintSchema, { ...print, dimensions: 'circle' })[0]).toBe('dimensions')
  })

  it('reads prices as cents and variant ids as text', () => {
    expect(newPrintSchema.parse({ ...print, smallVariantId: 4012 }).sizes).toEqual([
      { size: 'small', price: 2500, variantId: '4012' },
      { size: 'medium', price: 4550, variantId: 'm-14' },
      { size: 'large', price: 6500, variantId: 'm-18' },
    ])
  })

  it('keeps pictures that an edit does not send', () => {
    const { location, candidLocation, ...facts } = print
    expect(printEditSchema.parse(facts).pictures).toEqual([undefined, undefined, undefined])
  })
})

describe('all problems of a form', () => {
  const wrong = (schema: z.ZodType, body: unknown) =>
    schema.safeParse(body).error?.issues.map(({ path }) => path.join('.'))
  it('are listed at once, in the order of the checks', () => {
    expect(wrong(newPrintSchema, {})).toEqual(printWords.map(([field]) => field))
    const body = { ...merch, printName: '', quantity: 2.5, description: 'n'.repeat(251) }
    expect(wrong(newMerchSchema, body)).toEqual(['printName', 'quantity', 'description'])
    const personalisation = { label: '', lines: 99, price: 5, required: true }
    const edition = { sizes: [{ size: '', total: 0 }], year: 'last', master: 'eaten' }
    const odd = { ...print, location: '', opensAt: 'soon', edition, personalisation }
    expect(wrong(newPrintSchema, odd)).toEqual([
      'opensAt',
      'edition.sizes.0.total',
      'edition.year',
      'edition.master',
      ...['label', 'lines', 'most', 'price'].map((name) => `personalisation.${name}`),
      'location',
    ])
  })

  it('are listed for each size', () => {
    const size = { width: 30, height: 40, price: 20 }
    const sizes = [{ ...size, price: 0 }, { ...size, width: 'wide', height: '' }, size]
    expect(wrong(newPrintSchema, { ...print, sizes })).toEqual([
      'sizes.0.price',
      'sizes.1.width',
      'sizes.1.height',
      'sizes.2.width',
    ])
  })

  it('include one missing picture only when pictures come as a list', () => {
    const pictures = [{ address: '/media/Prints/a.jpg' }]
    expect(firstWords(newPrintSchema, { ...print, pictures })).toBe('fine')
    expect(firstWords(newClothingSchema, { ...clothing, pictures })).toBe('fine')
    expect(wrong(newClothingSchema, { ...clothing, pictures: [] })).toEqual(['primaryImage'])
  })
})

describe('§5 create clothing', () => {
  saysInOrder(newClothingSchema, clothingEditSchema, clothing, clothingWords)

  it('doesn’t require the supplementary picture and the description', () => {
    const bare = { ...clothing, supplementaryImage: '', description: null }
    const piece = newClothingSchema.parse(bare)
    expect(piece).toMatchObject({
      pictures: [clothing.primaryImage, clothing.secondaryImage, null],
      description: null,
      size: null,
    })
  })
})

describe('§5 create merch', () => {
  saysInOrder(newMerchSchema, merchEditSchema, merch, merchWords)

  it.each([2.5, '1.5', '2,5'])('asks for a whole number for %j', (quantity) => {
    expect(firstWords(newMerchSchema, { ...merch, quantity })).toEqual([
      'quantity',
      'Please enter a whole number.',
    ])
  })

  it.each([0, -1, 'many', '0', null, true, [3], Number.NaN])(
    'says that %j is no quantity above zero, at any price',
    (quantity) => {
      expect(firstWords(newMerchSchema, { ...merch, quantity })).toEqual([
        'quantity',
        'Please enter a quantity greater than zero.',
      ])
    },
  )

  it('refuses more units than any studio has', () => {
    const [field] = firstWords(newMerchSchema, { ...merch, quantity: 10 ** 12 })
    expect(field).toBe('quantity')
  })

  it('doesn’t require the second and third picture', () => {
    expect(newMerchSchema.parse(merch)).toMatchObject({
      pictures: [merch.primaryImage, null, null],
      quantity: 5,
    })
  })
})

describe('§5 create hero', () => {
  saysInOrder(newHeroSchema, heroEditSchema, hero, heroWords)
})

describe('§5 prices', () => {
  const notPositive = 'Please enter a price greater than zero.'
  const noLabel = 'Please enter a price such as 24.50, at most 100,000.'
  it.each([
    [notPositive, ['', '0', 0, '0.00', '0.001', -1, '-5', 'abc', null, Number.NaN, true]],
    [noLabel, ['12.345', 12.345, 10 ** 12, '1e3', Number.POSITIVE_INFINITY]],
  ])('says “%s” for %j', (words, prices) => {
    const said = prices.map((price) => firstWords(newClothingSchema, { ...clothing, price }))
    expect(said).toEqual(prices.map(() => ['price', words]))
  })

  it.each([
    [0.01, 1],
    ['0.01', 1],
    [' 24.5 ', 2450],
    [19.99, 1999],
    ['100000', 10_000_000],
  ])('reads %j as %i cents', (price, cents) => {
    expect(newClothingSchema.parse({ ...clothing, price }).price).toBe(cents)
  })
})

describe('§5 descriptions', () => {
  it.each([
    ['a print', newPrintSchema, print],
    ['clothing', newClothingSchema, clothing],
    ['merch', newMerchSchema, merch],
    ['an edited print', printEditSchema, print],
    ['edited clothing', clothingEditSchema, clothing],
    ['edited merch', merchEditSchema, merch],
  ] as const)('takes 250 characters for %s, and not one more', (_what, schema, good) => {
    expect(firstWords(schema, { ...good, description: 'x'.repeat(250) })).toBe('fine')
    expect(firstWords(schema, { ...good, description: 'x'.repeat(251) })).toEqual([
      'description',
      'Please keep this to 250 characters.',
    ])
  })

  it('keeps line breaks', () => {
    expect(newMerchSchema.parse({ ...merch, description: 'One\ntwo' }).description).toBe('One\ntwo')
  })
})

describe('a change of stock', () => {
  it.each([
    [-3, -3],
    ['-3', -3],
    [2, 2],
    [0, 0],
  ])('accepts %j', (quantity, amount) => {
    expect(stockChangeSchema.parse({ quantity })).toEqual({ quantity: amount })
  })

  it.each([1.5, '1.5', '', null, 'some', 10 ** 12])('refuses %j', (quantity) => {
    expect(firstWords(stockChangeSchema, { quantity })[0]).toBe('quantity')
  })
})
