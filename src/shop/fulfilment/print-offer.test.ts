import { describe, expect, it } from 'vitest'
import { inchesOf, offerOf } from './print-offer.ts'
import type { ProviderProduct, ProviderVariant } from './provider-products.ts'

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

describe('a size at the provider', () => {
  it.each([
    ['12″×18″', '12x18'],
    ['18 x 12 in', '12x18'],
    ['White / 10"✕10"', '10x10'],
    ['24X36 (in)', '24x36'],
    ['30×40 cm', null],
    ['M', null],
    ['', null],
  ])('written %s is %s in inches', (label, inches) => {
    expect(inchesOf(label)).toBe(inches)
  })
})

describe('what a product would be as a print', () => {
  it('has the shape into which most of its sizes fit, and a name without the unit', () => {
    const offer = offerOf(product(variant('18″×18″'), variant('24″×36″'), variant('12″×18″')))
    expect(offer).toMatchObject({ name: 'Moon moths', shape: 'portrait' })
    expect(offer.sizes.map(({ size, label }) => [size, label])).toEqual([
      ['small', '12x18'],
      ['medium', '24x36'],
    ])
    expect(offer.without).toEqual([
      { label: '18″×18″', why: 'This size has no place in a print yet.' },
    ])
  })

  it('names a second colour of a size, and what can’t be made, instead of dropping it', () => {
    const gone = variant('14″×14″', { availability: 'gone' })
    const { without } = offerOf(product(variant('Black / 10″×10″'), variant('Oak / 10″×10″'), gone))
    expect(without).toEqual([
      { label: 'Oak / 10″×10″', why: expect.stringContaining('another colour') },
      { label: '14″×14″', why: expect.stringContaining('can’t be made') },
    ])
  })

  it('is none without a size that has a place', () => {
    expect(offerOf(product(variant('Black / M'), variant('White / L'))).shape).toBeNull()
  })
})
