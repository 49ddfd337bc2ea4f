import { describe, expect, it } from 'vitest'
import { pictureBody, toSlots } from '#shop/catalogue/product-pictures/admin/picture-draft.ts'
import type { ListedProduct } from '#shop/catalogue/products/piece.ts'
import { madeToOrder } from '#shop/catalogue/stock/availability.ts'
import { nothingMore } from '#testing/fixtures/catalogue/facts.ts'
import { newDescriptions, slotValue } from '#web/form/pictures/picture-value.ts'
import { productProblem } from './product-checks.ts'
import { isWanted, mergedDraft, type ProductDraft, toDraft, toRequest } from './product-draft.ts'
import { formPlans } from './product-fields.ts'

const picture = (address: string) => ({
  address,
  width: 800,
  height: 800,
  placeholder: '',
  alt: 'A moth',
})

const inches = (width: number, height: number) => ({
  ...{ label: `${width}x${height}`, unit: 'in' as const },
  ...{ width, height },
})

const hung = {
  gallery: { type: 'gallery' as const, slug: 'prints', title: 'Prints', path: '/print-gallery' },
  series: [],
}

const print: ListedProduct = {
  ...hung,
  product: {
    kind: 'prints',
    id: 3,
    name: 'Moon moths',
    ...nothingMore,
    price: 2450,
    dimensions: 'portrait',
    making: 'to_order',
    sizes: [
      { ...inches(12, 18), size: 'small', price: 2450, variantId: 'MOTH-12' },
      { ...inches(24, 36), size: 'medium', price: 4800, variantId: 'MOTH-24' },
    ],
    pictures: [picture('/media/a.jpg'), picture('/media/b.jpg')],
    availability: madeToOrder,
  },
  images: ['/media/a.jpg', '/media/b.jpg'],
  stock: null,
}

const pin: ListedProduct = {
  ...hung,
  product: {
    kind: 'merch',
    id: 5,
    name: 'Moon moths',
    ...nothingMore,
    descName: 'Enamel pin',
    making: 'counted',
    price: 1200,
    pictures: [picture('/media/c.jpg')],
    availability: { ...madeToOrder, state: 'held', left: 0 },
  },
  images: ['/media/c.jpg'],
  stock: { onHand: 2, held: 2 },
}

const nothing = (places: number) => Array.from({ length: places }, () => null)

function type(draft: ProductDraft, texts: Record<string, string>): ProductDraft {
  return { ...draft, texts: { ...draft.texts, ...texts } }
}

function hang(draft: ProductDraft, ...names: string[]): ProductDraft {
  const slots = names.map((name) => [
    name,
    { picture: picture(`/media/${name}.jpg`), alt: '', focus: null, fileName: 'moth.jpg' },
  ])
  return { ...draft, slots: { ...draft.slots, ...Object.fromEntries(slots) } }
}

describe('the forms of the admin', () => {
  it('refuses a price below 0.01 and names the field', () => {
    const draft = type(toDraft('print', print, 'USD'), { mediumPrice: '0' })
    expect(productProblem('edit', 'print', toRequest(formPlans.print, draft), 'USD')).toEqual([
      {
        field: 'mediumPrice',
        message: 'Please enter a medium size price greater than zero.',
      },
    ])
  })

  it('prefills a print as it stands, and its large size with nothing', () => {
    const { texts, slots } = toDraft('print', print, 'USD')
    expect(texts).toMatchObject({
      name: 'Moon moths',
      dimensions: 'portrait',
      smallPrice: '24.50',
      mediumVariantId: 'MOTH-24',
      largePrice: '',
    })
    expect(slots.candidLocation?.picture?.address).toBe('/media/b.jpg')
    expect(slots.supplementaryImage?.picture).toBeNull()
  })

  it('shows the stock on hand, not what is left to buy', () => {
    expect(toDraft('merch', pin, 'USD').texts.quantity).toBe('2')
  })

  it('sends nulls for what portrait hides, whatever was typed there before', () => {
    const draft = type(toDraft('print', print, 'USD'), { largePrice: '99' })
    expect(toRequest(formPlans.print, draft)).toMatchObject({
      dimensions: 'portrait',
      largePrice: null,
      largeVariantId: null,
    })
  })

  it('hides the large fields for portrait only', () => {
    const large = formPlans.print.fields.filter(({ size }) => size === 'large')
    const square = type(toDraft('print', print, 'USD'), { dimensions: 'square' })
    expect(large.map((field) => isWanted(field, square))).toEqual([true, true])
    expect(large.map((field) => isWanted(field, toDraft('print', print, 'USD')))).toEqual([
      false,
      false,
    ])
  })

  it('says of pictures only what was changed', () => {
    const draft = toDraft('merch', pin, 'USD')
    const slot = draft.slots.primaryImage ?? slotValue(null)
    const focus = { x: 10, y: 90 }
    const changed = { primaryImage: { ...slot, alt: 'A pin in the shape of a moth ', focus } }
    const words = { alt: 'A pin in the shape of a moth', focus }
    expect(newDescriptions(draft.slots)).toEqual([])
    expect(newDescriptions(changed)).toEqual([{ secure_url: '/media/c.jpg', ...words }])
    expect(pictureBody(formPlans.merch, draft.slots).pictures).toEqual([
      { address: '/media/c.jpg' },
      ...nothing(11),
    ])
    expect(pictureBody(formPlans.merch, changed).pictures).toEqual([
      { address: '/media/c.jpg', ...words },
      ...nothing(11),
    ])
  })

  it('holds all twelve pictures in their places', () => {
    const addresses = Array.from({ length: 12 }, (_, at) => `/media/${at}.jpg`)
    const pictures = addresses.map(picture)
    const [primaryImage, secondaryImage, supplementaryImage] = addresses
    const saved = { primaryImage, secondaryImage, supplementaryImage, pictures }
    const slots = toSlots(formPlans.merch, saved)
    expect(Object.values(slots).map((slot) => slot.picture?.address)).toEqual(addresses)
    expect(pictureBody(formPlans.merch, slots)).toEqual({
      pictures: addresses.map((address) => ({ address })),
    })
  })

  it('takes over what another tab saved, field by field and picture by picture', () => {
    const base = toDraft('print', print, 'USD')
    const mine = hang(type(base, { name: 'Mine' }), 'candidLocation')
    const theirs = hang(type(base, { name: 'Theirs', smallPrice: '23.00' }), 'location')
    const { texts, slots } = mergedDraft(base, mine, { ...theirs, hidden: true })
    expect(texts).toEqual({ ...base.texts, name: 'Mine', smallPrice: '23.00' })
    expect(slots.location).toEqual(theirs.slots.location)
    expect(slots.candidLocation).toEqual(mine.slots.candidLocation)
    expect(mergedDraft(base, mine, { ...theirs, hidden: true }).hidden).toBe(true)
  })
})

it('keeps which sizes a print has that was brought in without its first size', () => {
  const sizes = [
    { size: 'medium' as const, label: '14x14', width: 14, height: 14 },
    { size: 'large' as const, label: '18x18', width: 18, height: 18 },
  ].map((size) => ({ ...size, unit: 'in' as const, price: 4500, variantId: `sync:${size.label}` }))
  const product = { ...print.product, dimensions: 'square' as const, sizes }
  const draft = toDraft('print', { ...print, product }, 'USD')
  expect(draft.ownSizes).toEqual([])
  expect(draft.texts).toMatchObject({ sizes: 'medium,large', smallPrice: '', mediumPrice: '45.00' })
  expect(toRequest(formPlans.print, draft).sizes).toBe('medium,large')
})
