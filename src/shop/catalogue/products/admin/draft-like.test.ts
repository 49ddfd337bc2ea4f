import { describe, expect, it } from 'vitest'
import type { ListedProduct } from '#shop/catalogue/products/piece.ts'
import { pieceJson } from '#shop/catalogue/products/product-json.ts'
import { madeToOrder } from '#shop/catalogue/stock/availability.ts'
import { toFormValues } from '#web/form/fields.ts'
import { valuesLike } from './draft-like.ts'
import { everyField, formPlans } from './product-fields.ts'
import { type SavedPiece, toStored } from './product-values.ts'

const picture = { address: '/media/a.jpg', width: 800, height: 800, placeholder: '', alt: 'A moth' }
const size = { unit: 'in', variantId: 'MOTH', price: 2450, width: 9, height: 9 }
const edition = {
  proofs: 2,
  year: 2024,
  process: 'Linocut',
  reproduction: true,
  signature: 'unsigned',
  master: 'kept',
  others: 'One of 30',
  sizes: [{ size: '', total: 20, given: 3, left: 17, proofsLeft: 1 }],
}
const labelling = { care: 'By hand.', identifier: 'M-1', fabric: null, origin: 'us' }
const flags = { oneEach: true, certified: true, personalised: true, reduced: true, hidden: true }
/** A piece without any default value. */
const full = {
  product: {
    name: 'Moon moths',
    descName: 'Shirt',
    ownName: 'Moth',
    description: 'Two.',
    alsoIn: 'Moth shirt',
    story: 'One.',
    tags: 'cats, the sea',
    price: 2450,
    inventoryPolicy: 'counted',
    size: 'M',
    measurements: 'Wide',
    dimensions: 'square',
    opensAt: 1,
    taxClass: 'reduced',
    saleNote: 'ask',
    ...flags,
    weights: [{ size: '', grams: 90 }],
    labelling,
    edition,
    pictures: [picture],
    personalisation: { label: 'Name', required: false, lines: 2, most: 20, price: 450 },
    was: null,
    availability: madeToOrder,
    sizes: ['10x10', '14x14', '18x18'].map((label, at) => ({
      ...size,
      label,
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
  opensAt: null,
  reduced: false,
  printFile: null,
  hidden: false,
  smallVariantId: '',
  mediumVariantId: '',
  largeVariantId: '',
  pictures: [],
  edition: { ...edition, year: '', others: '', master: '', sizes: [{ size: '', total: 20 }] },
  labelling: { ...labelling, identifier: null },
}

describe.each(['print', 'clothing', 'merch'] as const)('another %s like it', (type) => {
  const fields = everyField(formPlans[type])
  const inventoryPolicy = type === 'merch' ? 'to_order' : 'counted'
  const formOf = ({ product, ...piece }: ListedProduct) => {
    const changed = { ...product, kind: kinds[type], inventoryPolicy }
    const like = { ...piece, product: changed } as ListedProduct
    const saved = pieceJson(like, 'USD', true) as SavedPiece
    return toFormValues(fields, toStored(saved, 'USD'), 'USD')
  }
  const isSized = (name: string) => /^(small|medium|large)|^dimensions$/.test(name)
  // The printer's own are not of the shop's making.
  const asked = Object.keys(fields).filter(
    (name) => !['brought', 'selfFulfilled', 'sizes'].includes(name),
  )

  it.each(asked)('starts with the same %s, or its own', (name) => {
    const values = formOf(type === 'print' && !isSized(name) ? onePrice : full)
    if (name !== 'dimensions') {
      const empty = toFormValues(fields, null, 'USD')
      expect(values[name], 'the piece says it').not.toEqual(empty[name])
    }
    const another = valuesLike(formPlans[type], values)
    expect(another[name]).toEqual(name in itsOwn ? itsOwn[name] : values[name])
  })
})

it('is no commission, unless it asks for words', () => {
  const values = { personalised: true, personalisation: null, sizes: [] }
  expect(valuesLike(formPlans.merch, values).personalised).toBe(false)
})

it('leaves out the printer’s numbers and a sold-out stock', () => {
  const sizes = [{ label: 'A3', variantId: 'sync:1' }]
  const values = { sizes, brought: 'small', quantity: '0', hidden: true, pictures: [picture] }
  expect(valuesLike(formPlans.print, values)).toMatchObject({
    sizes: [{ label: 'A3', variantId: '' }],
    brought: '',
    quantity: '',
    hidden: false,
    pictures: [],
  })
})
