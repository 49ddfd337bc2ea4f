import { describe, expect, it } from 'vitest'
import type { ProductType } from '#web/admin/location.ts'
import { productProblem } from './product-checks.ts'
import { toDraft, toRequest } from './product-draft.ts'
import { formPlans } from './product-fields.ts'

const picture = { address: '/media/a.jpg', width: 800, height: 800, placeholder: '', alt: 'A moth' }
const hung = { picture, alt: '', focus: null, step: '', fileName: 'moth.jpg' }

/* The words of each check stand in forms.test.ts. */
const wanted: [type: ProductType, fields: Record<string, string | typeof hung>][] = [
  [
    'print',
    {
      ...{ name: 'Moon moths', smallPrice: '0.01', mediumPrice: '34.50', largePrice: '48' },
      ...{ smallVariantId: 'S', mediumVariantId: 'M', largeVariantId: 'L' },
      location: hung,
    },
  ],
  [
    'clothing',
    {
      ...{ printName: 'Moon moths', descName: 'Work shirt', price: '64' },
      primaryImage: hung,
    },
  ],
  [
    'merch',
    {
      ...{ printName: 'Moon moths', descName: 'Enamel pin', price: '12', quantity: '3' },
      primaryImage: hung,
    },
  ],
  ['hero', { name: 'The table', location: hung }],
]

describe('the checks of a form', () => {
  it.each(wanted)('ask for the fields of a new %s one after the other', (type, fields) => {
    const draft = toDraft(type, null, 'USD')
    const asked = () => productProblem('create', type, toRequest(formPlans[type], draft), 'USD')[0]
    for (const [field, value] of Object.entries(fields)) {
      expect(asked()?.field).toBe(field)
      Object.assign(typeof value === 'string' ? draft.texts : draft.slots, { [field]: value })
    }
    expect(asked()).toBeUndefined()
  })

  it('asks a portrait print for no large size', () => {
    const draft = toDraft('print', null, 'USD')
    const texts = {
      dimensions: 'portrait',
      name: 'Moon moths',
      smallPrice: '24',
      mediumPrice: '48',
    }
    Object.assign(draft.texts, texts, { smallVariantId: 'S', mediumVariantId: 'M' })
    const asked = productProblem('create', 'print', toRequest(formPlans.print, draft), 'USD')
    expect(asked[0]?.field).toBe('location')
  })
})
