import { describe, expect, it } from 'vitest'
import { toPrintOffer } from './print-offer.ts'
import type { ProviderProduct, ProviderVariant } from './products/provider-products.ts'

const variant = (label: string, more: Partial<ProviderVariant> = {}): ProviderVariant => ({
  ref: `sync:${label}`,
  label,
  price: null,
  cost: null,
  availability: 'available',
  ...more,
})
const product = (...variants: ProviderVariant[]): ProviderProduct => ({
  ref: '1',
  name: 'Moon moths (in)',
  pictures: [],
  isDrawing: false,
  variants,
})

describe('the provider’s size', () => {
  it.each([
    ['12″×18″', ['12x18', 12, 18, 'in']],
    ['18 x 12 in', ['12x18', 12, 18, 'in']],
    ['White / 10"✕10"', ['10x10', 10, 10, 'in']],
    ['24X36 (in)', ['24x36', 24, 36, 'in']],
    ['30×40 cm', ['30x40 cm', 30, 40, 'cm']],
    ['A3 (29.7×42 cm)', ['A3', 29.7, 42, 'cm']],
    ['M', null],
    ['', null],
  ])('written %s is a print’s %s', (label, expected) => {
    const [size] = toPrintOffer(product(variant(label))).sizes
    expect(size ? [size.label, size.width, size.height, size.unit] : null).toEqual(expected)
  })
})

describe('a product as a print', () => {
  it('has the specification’s sizes if all belong to one shape, and a plain name', () => {
    const offer = toPrintOffer(product(variant('24″×36″'), variant('12″×18″'), variant('Framed')))
    expect(offer).toMatchObject({ name: 'Moon moths', shape: 'portrait' })
    expect(offer.sizes.map(({ size, label }) => [size, label])).toEqual([
      ['small', '12x18'],
      ['medium', '24x36'],
    ])
    expect(offer.without).toMatchObject([{ label: 'Framed' }])
  })

  it('has its own sizes otherwise, at most twelve', () => {
    const offer = toPrintOffer(product(variant('18″×18″'), variant('24″×36″'), variant('30×40 cm')))
    expect(offer.shape).toBeNull()
    expect(offer.sizes.map(({ size }) => size)).toEqual(['18x18', '24x36', '30x40 cm'])
    const many = Array.from({ length: 14 }, (_, at) => variant(`${10 + at}×30 cm`))
    const { sizes, without } = toPrintOffer(product(...many))
    expect([sizes.length, without.length]).toEqual([12, 2])
    expect(without[0]?.why).toBe('A print has 12 sizes at most.')
  })

  it('offers an existing print its additional sizes', () => {
    const { sizes } = toPrintOffer(product(variant('8″×10″'), variant('12″×18″')), 'portrait')
    expect(sizes.map(({ size }) => size)).toEqual(['small', '8x10'])
  })

  it('names a size’s second colour, and unavailable sizes, instead of hiding them', () => {
    const gone = variant('14″×14″', { availability: 'gone' })
    const { without } = toPrintOffer(
      product(variant('Black / 10″×10″'), variant('Oak / 10″×10″'), gone),
    )
    expect(without).toEqual([
      { label: 'Oak / 10″×10″', why: expect.stringContaining('another color') },
      { label: '14″×14″', why: expect.stringContaining('can’t be made') },
    ])
  })

  it('is impossible without a usable size', () => {
    expect(toPrintOffer(product(variant('Black / M'), variant('White / L'))).sizes).toEqual([])
  })
})
