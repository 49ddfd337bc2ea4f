import { describe, expect, it } from 'vitest'
import type { ListedProduct } from '#shop/catalogue/products/piece.ts'
import { madeToOrder } from '#shop/catalogue/stock/availability.ts'
import type { SellableType } from '#web/admin/location.ts'
import { draftLike } from './draft-like.ts'
import { toDraft } from './product-draft.ts'
import { formPlans, listFields } from './product-fields.ts'

const picture = { address: '/media/a.jpg', width: 800, height: 800, placeholder: '', alt: 'A moth' }
const size = { unit: 'in', variantId: 'MOTH', price: 2450, width: 9, height: 9 }
const edition = {
  ...{
    proofs: 2,
    year: 2024,
    process: 'Linocut',
    reproduction: true,
    signature: 'unsigned',
    master: 'kept',
  },
  ...{ others: 'One of 30', sizes: [{ size: '', total: 20, given: 3, left: 17, proofsLeft: 1 }] },
}
const labelling = { care: 'By hand.', identifier: 'M-1', fabric: null, origin: 'us' }
/** A piece without any default value. */
const full = {
  product: {
    ...{
      name: 'Moon moths',
      descName: 'Shirt',
      ownName: 'Moth',
      description: 'Two.',
      story: 'One.',
    },
    ...{ price: 2450, making: 'counted', size: 'M', measurements: 'Wide', dimensions: 'square' },
    ...{
      opensAt: 1,
      oneEach: true,
      certified: true,
      personalised: true,
      taxClass: 'reduced',
      reduced: true,
      hidden: true,
    },
    ...{ weights: [{ size: '', grams: 90 }], labelling, edition, pictures: [picture] },
    ...{ was: null, availability: madeToOrder },
    sizes: ['10x10', '14x14', '18x18'].map((label, at) => ({
      ...{ ...size, label },
      size: ['small', 'medium', 'large'][at],
    })),
  },
  images: [picture.address],
  stock: { onHand: 2, held: 1 },
  printFile: { name: 'moth.tif', width: 9000, height: 9000, profile: 'sRGB' },
  gallery: { slug: 'paintings' },
  series: [{ slug: 'moths' }],
} as unknown as ListedProduct
const onePrice = { ...full, product: { ...full.product, sizes: [] } }
const kinds = { print: 'prints', clothing: 'clothing', merch: 'merch' } as const

/** Fields that a similar piece doesn't copy, with its own values. */
const itsOwn: Record<string, unknown> = {
  ...{ opensAt: null, personalised: false, reduced: false, printFile: null },
  ...{ smallVariantId: '', mediumVariantId: '', largeVariantId: '' },
  edition: { ...edition, year: '', others: '', master: '', sizes: [{ size: '', total: 20 }] },
  labelling: { ...labelling, identifier: null },
}

const named = (type: SellableType, { texts, values }: ReturnType<typeof toDraft>) =>
  [
    ...listFields(formPlans[type]).map(({ name }) => [name, texts[name]] as const),
    ...Object.entries(values),
  ] as const

describe.each(['print', 'clothing', 'merch'] as const)('another %s like it', (type) => {
  const making = type === 'merch' ? 'to_order' : 'counted'
  const like = (piece: ListedProduct) =>
    ({ ...piece, product: { ...piece.product, kind: kinds[type], making } }) as ListedProduct
  const isSized = (name: string) => /^(small|medium|large)|^dimensions$/.test(name)
  const fields = named(type, toDraft(type, like(full), 'USD')).map(([name, value]) => {
    const piece = like(type === 'print' && !isSized(name) ? onePrice : full)
    const read = Object.fromEntries(named(type, toDraft(type, piece, 'USD')))
    const another = Object.fromEntries(named(type, draftLike(type, piece, 'USD')))
    return { name, value: isSized(name) ? value : read[name], another: another[name] }
  })

  it.each(fields)('begins with $name as it is, or as its own', ({ name, value, another }) => {
    const first = Object.fromEntries(named(type, toDraft(type, null, 'USD')))[name]
    if (name !== 'dimensions') expect(value, 'the piece says it').not.toEqual(first)
    expect(another).toEqual(name in itsOwn ? itsOwn[name] : value)
  })

  it('has no picture yet, and is no draft', () => {
    const { slots, hidden } = draftLike(type, like(full), 'USD')
    expect(Object.values(slots).every(({ picture }) => picture === null)).toBe(true)
    expect(hidden).toBe(false)
  })
})
