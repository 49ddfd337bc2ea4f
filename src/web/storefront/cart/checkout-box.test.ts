import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { emptyCart } from '#shop/cart/cart.ts'
import { CheckoutBox } from './checkout-box.tsx'

function boxOf(subtotal: number): string {
  const view = { ...emptyCart, id: 'a cart', subtotal, itemCount: 1 }
  const box = createElement(CheckoutBox, {
    view,
    userId: 'somebody',
    rule: 'One flat rate.',
    taxNote: null,
    taxIncluded: false,
    destinations: { countries: [], pickup: null },
    onChosen: async () => {},
    terms: null,
    money: 'live',
  })
  return renderToStaticMarkup(createElement(MemoryRouter, null, box))
}

it('says that a card can’t pay so little before anybody proceeds', () => {
  const tooLittle = boxOf(12)
  expect(tooLittle).toContain('Cards take $0.50 or more, and this is $0.12.')
  expect(tooLittle).toMatch(/<button[^>]* disabled=""/)
  const enough = boxOf(50)
  expect(enough).not.toContain('Cards take')
  expect(enough).not.toMatch(/<button[^>]* disabled=""/)
})
