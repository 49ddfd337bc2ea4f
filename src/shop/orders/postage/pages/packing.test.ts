import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import Packing from './packing.tsx'

it('isolates the text direction of a buyer’s words', () => {
  const pieces = [
    { quantity: 1, name: 'Mug', text: 'Names: “\u202eA”' },
    { quantity: 2, name: 'Heron', text: '' },
  ]
  const order = { id: 'a', number: 7, waits: false, isPickup: false, to: ['Ada'] }
  const loaderData = {
    toPack: [{ ...order, parcels: [{ kind: 'studio', pieces }] }],
    ...{ isMore: false, problem: null, at: '10:00' },
  }
  const props = { loaderData } as unknown as Parameters<typeof Packing>[0]
  const html = renderToStaticMarkup(createElement(Packing, props))
  expect(html).toContain('1 × Mug · <bdi>Names: “\u202eA”</bdi></li>')
  expect(html).toContain('2 × Heron</li>')
})
