import { describe, expect, it } from 'vitest'
import { draftLike } from '#shop/catalogue/products/admin/draft-like.ts'
import { productProblem } from '#shop/catalogue/products/admin/product-checks.ts'
import { toDraft, toRequest } from '#shop/catalogue/products/admin/product-draft.ts'
import { formPlans } from '#shop/catalogue/products/admin/product-fields.ts'
import type { ListedProduct } from '#shop/catalogue/products/piece.ts'
import { madeToOrder } from '#shop/catalogue/stock/availability.ts'

const picture = { address: '/media/a.jpg', width: 800, height: 800, placeholder: '', alt: 'A moth' }
const size = { variantId: 'MOTH', unit: 'in' as const }
const print = {
  product: {
    kind: 'prints',
    id: 3,
    name: 'Moon moths',
    making: 'to_order',
    price: 2450,
    dimensions: 'portrait',
    sizes: [
      { ...size, size: 'small', label: '12x18', price: 2450, width: 12, height: 18 },
      { ...size, size: 'medium', label: '24x36', price: 4800, width: 24, height: 36 },
    ],
    pictures: [picture],
    was: null,
    availability: madeToOrder,
  },
  images: ['/media/a.jpg'],
  stock: null,
  gallery: { slug: 'prints' },
  series: [],
} as unknown as ListedProduct
const pin = {
  ...print,
  product: { ...print.product, kind: 'merch', making: 'counted', sizes: [], price: 1200 },
  images: ['/media/a.jpg'],
  stock: { onHand: 2, held: 2 },
} as ListedProduct

describe('how many there are, in a form', () => {
  const painting: ListedProduct = {
    ...print,
    product: { ...print.product, making: 'one_of_a_kind', sizes: [], price: 24_000 },
    stock: { onHand: 1, held: 0 },
  }

  it('is sent as its kind usually is where nothing is chosen', () => {
    const making = (['print', 'clothing', 'merch'] as const).map(
      (type) => toRequest(formPlans[type], toDraft(type, null, 'USD')).making,
    )
    expect(making).toEqual(['to_order', 'one_of_a_kind', 'counted'])
  })

  it('prefills an original with its one price, and sends no sizes', () => {
    const draft = toDraft('print', painting, 'USD')
    expect(draft.texts).toMatchObject({ dimensions: 'one', price: '240.00' })
    const body = toRequest(formPlans.print, draft, true)
    expect(body).toMatchObject({ making: 'one_of_a_kind', sizes: [], price: '240.00' })
    expect(body).toMatchObject({ smallPrice: null, quantity: null })
    expect(productProblem('edit', 'print', body, 'USD')).toEqual([])
  })

  it.each([
    [{ making: 'counted' }, 'quantity', /quantity greater than zero/],
    [{ making: 'none of these' }, 'making', /Please choose made to order/],
    [{ making: 'one_of_a_kind', dimensions: 'portrait' }, 'making', /one size, or one price/],
    [{ price: '0' }, 'price', /price greater than zero/],
  ])('says what is wrong at its field: %o', (texts, field, words) => {
    const draft = {
      ...toDraft('print', painting, 'USD'),
      texts: {
        ...toDraft('print', painting, 'USD').texts,
        ...{ smallPrice: '20', mediumPrice: '30', quantity: '' },
        ...(texts as Record<string, string>),
      },
    }
    expect(productProblem('edit', 'print', toRequest(formPlans.print, draft, true), 'USD')).toEqual(
      [{ field, message: expect.stringMatching(words) }],
    )
  })

  it('is copied with words and prices into another like it, without pictures and numbers', () => {
    const another = draftLike('print', print, 'USD')
    expect(another.texts).toMatchObject({ name: 'Moon moths', smallPrice: '24.50' })
    expect(another.texts).toMatchObject({ dimensions: 'portrait', smallVariantId: '' })
    expect(Object.values(another.slots).every(({ picture }) => picture === null)).toBe(true)
    expect(draftLike('merch', pin, 'USD').texts).toMatchObject({ making: 'counted', quantity: '2' })
  })
})
