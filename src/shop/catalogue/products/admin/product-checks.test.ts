import { describe, expect, it } from 'vitest'
import type { ProductType } from '#web/admin/location.ts'
import { productProblem } from './product-checks.ts'
import { type ProductDraft, toDraft, toRequest } from './product-draft.ts'
import { formPlans } from './product-fields.ts'

function type(draft: ProductDraft, texts: Record<string, string>): ProductDraft {
  return { ...draft, texts: { ...draft.texts, ...texts } }
}

function hang(draft: ProductDraft, name: string): ProductDraft {
  const picture = {
    address: `/media/${name}.jpg`,
    width: 800,
    height: 800,
    placeholder: '',
    alt: 'A moth',
  }
  const slot = { picture, alt: '', focus: null, step: '', fileName: 'moth.jpg' }
  return { ...draft, slots: { ...draft.slots, [name]: slot } }
}

/** The warnings of the checks in turn: the owner's fix is filled in before the next check. */
function warnings(
  type: ProductType,
  mends: ((draft: ProductDraft) => ProductDraft)[],
): (string | undefined)[] {
  let draft = toDraft(type, null, 'USD')
  const drafts = [draft]
  for (const mend of mends) {
    draft = mend(draft)
    drafts.push(draft)
  }
  return drafts.map(
    (each) => productProblem('create', type, toRequest(formPlans[type], each), 'USD')?.message,
  )
}

const typing = (texts: Record<string, string>) => (draft: ProductDraft) => type(draft, texts)
const hanging = (name: string) => (draft: ProductDraft) => hang(draft, name)

describe('the checks of a form', () => {
  it('warns about a new square print in the specification’s order and words', () => {
    const mends = [
      typing({ name: 'Moon moths' }),
      typing({ smallPrice: '0.01' }),
      typing({ mediumPrice: '34.50' }),
      typing({ largePrice: '48' }),
      typing({ smallVariantId: 'S' }),
      typing({ mediumVariantId: 'M' }),
      typing({ largeVariantId: 'L' }),
      hanging('location'),
      hanging('candidLocation'),
    ]
    expect(warnings('print', mends)).toEqual([
      'Please enter a print name.',
      'Please enter a small size price greater than zero.',
      'Please enter a medium size price greater than zero.',
      'Please enter a large size price greater than zero.',
      'Please enter a small variant id.',
      'Please enter a medium variant id.',
      'Please enter a large variant id.',
      'Please upload a print image.',
      'Please upload a candid image.',
      undefined,
    ])
  })

  it('asks a portrait print for no large size', () => {
    const mends = [
      typing({ dimensions: 'portrait', name: 'Moon moths', smallPrice: '24', mediumPrice: '48' }),
      typing({ smallVariantId: 'S', mediumVariantId: 'M' }),
    ]
    expect(warnings('print', mends).slice(1)).toEqual([
      'Please enter a small variant id.',
      'Please upload a print image.',
    ])
  })

  it('warns about new clothing in the specification’s order and words', () => {
    const mends = [
      typing({ printName: 'Moon moths' }),
      typing({ descName: 'Work shirt' }),
      typing({ price: '64' }),
      hanging('primaryImage'),
      hanging('secondaryImage'),
    ]
    expect(warnings('clothing', mends)).toEqual([
      'Please enter a print name.',
      'Please enter a clothing type.',
      'Please enter a price greater than zero.',
      'Please upload a primary image.',
      'Please upload a secondary image.',
      undefined,
    ])
  })

  it('warns about new merch in the specification’s order and words', () => {
    const mends = [
      typing({ printName: 'Moon moths' }),
      typing({ descName: 'Enamel pin' }),
      typing({ price: '12' }),
      typing({ quantity: '0' }),
      typing({ quantity: '3' }),
      hanging('primaryImage'),
    ]
    expect(warnings('merch', mends)).toEqual([
      'Please enter a print name.',
      'Please enter a descriptive name.',
      'Please enter a price greater than zero.',
      'Please enter a quantity greater than zero.',
      'Please enter a quantity greater than zero.',
      'Please upload an image of the merch',
      undefined,
    ])
  })

  it('warns about a new hero in the specification’s order and words', () => {
    const mends = [typing({ name: 'The table' }), hanging('location')]
    expect(warnings('hero', mends)).toEqual([
      'Please enter a hero name.',
      'Please upload a hero image',
      undefined,
    ])
  })
})
