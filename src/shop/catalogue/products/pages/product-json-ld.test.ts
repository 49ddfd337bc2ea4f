import { describe, expect, it } from 'vitest'
import type { Product } from '#shop/catalogue/products/product.ts'
import { describeProduct } from '#shop/catalogue/products/product-words.ts'
import { type Availability, madeToOrder } from '#shop/catalogue/stock/availability.ts'
import { noLabelling } from '#shop/store/law/labelling.ts'
import { trailJsonLd } from '#web/ui/page-meta.ts'
import { artworkTerms } from './artwork-terms.server.ts'
import { productJsonLd } from './product-json-ld.ts'

const site = { studioName: 'Slow Heron', publicUrl: 'https://heron.example', currency: 'USD' }
const picture = {
  address: '/media/Prints/ab.jpg',
  width: 1600,
  height: 1200,
  placeholder: 'data:,',
  alt: 'A moth',
}
const print = {
  kind: 'prints',
  id: 3,
  name: 'Moth',
  description: 'Cut in\nlino.',
  dimensions: 'square',
  sizes: [
    { size: 'small', label: '10x10', price: 2500, variantId: 'v1' },
    { size: 'medium', label: '14x14', price: 4550, variantId: 'v2' },
  ],
  pictures: [picture],
  availability: madeToOrder,
  inventoryPolicy: 'to_order',
} as unknown as Product
const shirt = (state: Availability['state']) =>
  ({
    kind: 'clothing',
    id: 4,
    name: 'Moth',
    descName: 'Linen shirt',
    price: 4800,
    description: null,
    size: 'M',
    measurements: null,
    sizes: [],
    pictures: [picture],
    availability: { state, left: 1, heldUntil: null },
  }) as unknown as Product

describe('a piece for search engines', () => {
  it('is a group of products, with an offer for each size of a print', () => {
    const found = productJsonLd(print, false, site)
    expect(found).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'prints-3',
      variesBy: ['https://schema.org/size'],
      name: 'Moth, art print',
      description: 'Cut in\nlino.',
      image: ['https://heron.example/media/Prints/ab-1280.jpg'],
      url: 'https://heron.example/image/3',
      brand: { name: 'Slow Heron' },
    })
    expect(found).toMatchObject({
      hasVariant: [
        {
          '@type': 'Product',
          name: 'Moth, art print, 10 × 10 in',
          sku: 'v1',
          size: '10 × 10 in',
          offers: {
            '@type': 'Offer',
            price: '25.00',
            priceCurrency: 'USD',
            availability: 'https://schema.org/MadeToOrder',
            url: 'https://heron.example/image/3?size=10x10',
          },
        },
        { sku: 'v2', offers: { price: '45.50' } },
      ],
    })
  })

  it('names a print’s maker, edition, measures and picture rights, and a shirt’s fibres', () => {
    const sizes = [{ ...print.sizes[0], width: 30, height: 40, unit: 'cm' }]
    const edition = { sizes: [{ size: '', total: 25 }], process: 'Linocut', year: 2024 }
    const piece = { ...print, sizes, edition } as unknown as Product
    const studio = { ...site, artistName: 'Maren Holt' }
    const fibres = [
      { name: 'cotton', percent: 95 },
      { name: 'elastane', percent: 5 },
    ]
    const clothing = { ...noLabelling, fabric: { fibres, animalParts: false } }
    const law = { kinds: { prints: noLabelling, clothing, merch: noLabelling } }
    const found = productJsonLd(piece, false, site, null, artworkTerms(piece, studio, law))
    const creator = { '@type': 'Person', name: 'Maren Holt' }
    expect(found).toMatchObject({
      '@type': ['Product', 'VisualArtwork'],
      creator,
      artform: 'Print',
      artEdition: 25,
      artMedium: 'Linocut',
      dateCreated: '2024',
      width: { value: 30, unitCode: 'CMT' },
      sku: 'v1',
      image: [
        {
          '@type': 'ImageObject',
          contentUrl: 'https://heron.example/media/Prints/ab-1280.jpg',
          license: 'https://heron.example/terms',
          acquireLicensePage: 'https://heron.example/contact',
          creditText: 'Slow Heron',
          copyrightNotice: '© Slow Heron',
          creator,
        },
      ],
    })
    const shirtTerms = artworkTerms(shirt('available'), studio, law)
    expect(productJsonLd(shirt('available'), false, site, null, shirtTerms)).toMatchObject({
      '@type': 'Product',
      image: [{ '@type': 'ImageObject' }],
      material: 'cotton/elastane (spandex)',
    })
  })

  it.each([
    [null, 'Moth'],
    ['Oil on canvas', 'Moth, Oil on canvas'],
  ])('calls a single piece no art print, only what its studio wrote: %s', (descName, name) => {
    const painting: Product = { ...print, descName, inventoryPolicy: 'one_of_a_kind' }
    const kinds = { prints: noLabelling, clothing: noLabelling, merch: noLabelling }
    const art = artworkTerms(painting, { ...site, artistName: 'Maren Holt' }, { kinds })
    const found = productJsonLd(painting, false, site, null, art)
    expect(found).toMatchObject({ name })
    expect(JSON.parse(JSON.stringify(found)).artform).toBe(descName ?? undefined)
  })

  it.each([
    ['available', 'InStock'],
    ['last_one', 'LimitedAvailability'],
    ['held', 'OutOfStock'],
    ['sold_out', 'SoldOut'],
  ] as const)('states for a piece that is %s: %s', (state, term) => {
    const offers = { availability: `https://schema.org/${term}`, price: '48.00' }
    expect(productJsonLd(shirt(state), false, site)).toMatchObject({ offers })
  })

  it('names the seller in every offer', () => {
    const seller = { '@type': 'OnlineStore', name: 'Slow Heron', url: 'https://heron.example' }
    const hasVariant = print.sizes.map(() => ({ offers: { seller } }))
    expect(productJsonLd(print, false, site)).toMatchObject({ hasVariant })
    expect(productJsonLd(shirt('available'), true, site)).toMatchObject({ offers: { seller } })
  })

  it('has the own name of a piece of merch', () => {
    const pin = { ...shirt('available'), kind: 'merch', ownName: 'Moth pin' } as Product
    expect(productJsonLd(pin, false, site)).toMatchObject({ alternateName: 'Moth pin' })
    expect(productJsonLd(print, false, site)).not.toHaveProperty('alternateName')
  })

  it('is sold once its last unit is sold', () => {
    const offers = { availability: 'https://schema.org/SoldOut' }
    expect(productJsonLd(shirt('available'), true, site)).toMatchObject({ offers })
  })

  it('has breadcrumbs from home through the gallery to the piece', () => {
    const steps = [
      { name: 'Art Prints', path: '/print-gallery' },
      { name: print.name, path: '/image/3' },
    ]
    const { itemListElement } = trailJsonLd(steps, site.publicUrl)
    expect(itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
      [1, 'Home', 'https://heron.example/'],
      [2, 'Art Prints', 'https://heron.example/print-gallery'],
      [3, 'Moth', 'https://heron.example/image/3'],
    ])
  })

  it('has the studio’s description, or a plain one', () => {
    expect(describeProduct(print, 'USD')).toBe('Cut in lino.')
    expect(describeProduct(shirt('available'), 'USD')).toMatch(/^Moth, Linen shirt\. \$48/)
  })
})
