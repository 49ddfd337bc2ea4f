import { type ComponentProps, createElement } from 'react'
import { expect, it } from 'vitest'
import type { ProductList } from '#shop/orders/fulfillment/products/product-list.schema.ts'
import { SignInAgain } from '#web/admin/sign-in-again.tsx'
import { drawing } from '#web/form/plain/answer-plain-form.server.tsx'
import { VisitorProvider } from '#web/ui/hooks/visitor.tsx'
import { Products } from './products.tsx'

const made = { pictureKey: null, isDrawing: false, isDeleted: false, print: null, problem: null }
const size = { label: '12 × 18', size: '12x18', own: null, price: null, cost: null }
const product = (ref: string, isWanted = false) => ({
  ...made,
  ref,
  name: ref,
  isWanted,
  without: [],
  changes: [],
  sizes: [{ ...size, availability: 'available' as const }],
})
const list = { products: [product('heron'), product('moths'), product('tide', true)] }
const to = '/api/fulfillment/products/import'

it('the printer’s products are chosen and imported without scripts', async () => {
  const props = { who: 'Printful', list: list as unknown as ProductList }
  const signIn = { email: '' } as ComponentProps<typeof SignInAgain>
  const products = createElement(SignInAgain, signIn, createElement(Products, props))
  const screen = createElement(VisitorProvider, null, products)
  const draw = drawing('http://localhost/admin?at=printer', to, screen)
  const first = await draw(null)
  expect(first.inputs.map(({ name }) => name)).toEqual(['all', 'refs.heron', 'refs.moths'])
  expect(first.told?.().problems).toMatchObject([{ field: 'refs' }])
  first.inputs.at(-1)?.put('on')
  const chosen = await draw(first.shown)
  expect(chosen.told?.().calls).toMatchObject([{ address: to, body: { refs: ['moths'] } }])
  chosen.inputs[0]?.put('press')
  const all = await draw(chosen.shown)
  expect(all.told?.().calls).toMatchObject([{ body: { refs: ['heron', 'moths'] } }])
})
