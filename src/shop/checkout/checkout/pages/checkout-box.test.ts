import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { type CartLine, type CartView, emptyCart } from '#shop/checkout/cart/cart.ts'
import { CheckoutBox } from './checkout-box.tsx'

const area = 'within Germany'

type Terms = ComponentProps<typeof CheckoutBox>['terms']

function boxOf(
  subtotal: number,
  changes: Partial<CartView> = {},
  pickup: string | null = null,
  terms: Terms = null,
): string {
  const view = { ...emptyCart, id: 'a cart', subtotal, total: subtotal, itemCount: 1, ...changes }
  const box = createElement(CheckoutBox, {
    view,
    dates: [],
    userId: 'somebody',
    rule: 'One flat rate.',
    taxNote: null,
    taxIncluded: false,
    discounts: false,
    destinations: { countries: [], area, pickup },
    law: {
      binding: [],
      customs: [],
      withdrawal: ['FR'],
      guarantee: [],
      notice: null,
      notices: {},
      returnDays: 30,
      right: 'all',
      postage: '',
    },
    onChosen: async () => {},
    terms,
    money: 'live',
  })
  return renderToStaticMarkup(createElement(MemoryRouter, null, box))
}

it('warns before the checkout that a sum is too small for a card', () => {
  const tooLittle = boxOf(12)
  expect(tooLittle).toContain('Cards take $0.50 or more, and this is $0.12.')
  expect(tooLittle).toMatch(/<button[^>]* disabled=""/)
  const enough = boxOf(50)
  expect(enough).not.toContain('Cards take')
  expect(enough).not.toMatch(/<button[^>]* disabled=""/)
})

it('names the total of the rest when another buyer holds a piece', () => {
  const cart = (state: string) => boxOf(5000, { lines: [{ state }, { state: 'ok' }] as CartLine[] })
  expect(cart('ok')).not.toContain('Total for the rest')
  for (const words of ['Total for the rest', 'This total leaves out', 'Pay for the rest']) {
    expect(cart('held')).toContain(words)
  }
  const allHeld = boxOf(5000, { lines: [{ state: 'held' }] as CartLine[] })
  expect(allHeld).not.toContain('Total for the rest')
  expect(allHeld).toMatch(/<button[^>]* disabled=""/)
})

it('says that pieces are held, unless all are made to order', () => {
  const cart = (...policies: string[]) =>
    boxOf(5000, {
      lines: policies.map((inventoryPolicy) => ({ state: 'ok', inventoryPolicy })) as CartLine[],
    })
  expect(cart('to_order', 'counted')).toContain('I hold your pieces')
  expect(cart('to_order')).not.toContain('I hold your pieces')
})

it.each([
  ['FR', 'closed', 'France'],
  ['pickup', 'no_pickup', 'I pick it up at the studio'],
] as const)('ships again with a single rate, once %s is closed', (destination, problem, name) => {
  const quote = { ...emptyCart.quote, shipping: null, problem }
  const options = boxOf(5000, { destination, quote }).match(/<option.*?<\/option>/g) ?? []
  // The chosen option stays beside the way out: a list of one can't be changed.
  expect(options).toHaveLength(2)
  expect(options.filter((option) => option.includes('selected'))).toEqual([
    expect.stringContaining(name),
  ])
  expect(options.some((option) => option.includes('Send it within Germany'))).toBe(true)
})

it('offers shipping for a cart with pickup', () => {
  const box = boxOf(5000, { destination: 'pickup' }, 'At the studio.')
  expect(box).toContain('Send it within Germany')
})

it('credits a code with free shipping only where shipping costs something without it', () => {
  const discount = { code: 'SPRING', amount: 0, freeShipping: true } as CartView['discount']
  const quote = { ...emptyCart.quote, shipping: 0 }
  const box = (shipsFreeByCode: boolean) => boxOf(5000, { discount, quote, shipsFreeByCode })
  expect(box(true)).toContain('<dd>Free with SPRING</dd>')
  expect(box(false)).toContain('<dd>Free</dd>')
})

it('names the printer’s part of the shipping only where it costs something', () => {
  const part = (printerParcel: number) =>
    boxOf(5000, { quote: { ...emptyCart.quote, shipping: 800, printerParcel } })
  expect(part(500)).toContain('own parcel: $5.00 of the shipping is for it.')
  expect(part(0)).not.toContain('of the shipping')
})

it('lists personalised pieces without a right of withdrawal beside others', () => {
  const lines = [
    { name: 'Her name', personalised: true },
    { name: 'Tide pool', personalised: false },
  ] as CartLine[]
  const said = (destination: string | null) =>
    /“[^”]*” is made to your wishes/.exec(boxOf(5000, { lines, destination }))?.[0] ?? null
  const her = '“Her name” is made to your wishes'
  expect([said('FR'), said(null), said('US')]).toEqual([her, her, null])
  expect(boxOf(5000, { lines })).not.toContain('“Tide pool”')
  const back = 'You can send it back within 30 days.'
  expect(boxOf(5000, { lines: lines.slice(1) })).toContain(back)
  expect(boxOf(5000, { lines })).not.toContain(back)
})

it('names what the payment page adds: sales tax, and a code’s discount', () => {
  const [tax, code] = ['Sales tax, where there is one', 'Do you have a discount code?']
  const box = (terms: Terms) => boxOf(5000, {}, null, terms)
  for (const words of [tax, code]) expect(box(null)).not.toContain(words)
  expect(box({ automaticTax: true, promotionCodes: false })).toContain(tax)
  expect(box({ automaticTax: false, promotionCodes: true })).toContain(code)
})
