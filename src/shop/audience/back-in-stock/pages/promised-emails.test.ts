import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import CartLinkPage from '#shop/checkout/cart/pages/links/cart-link.tsx'
import { TakeAlong } from '#shop/checkout/cart/pages/links/take-along.tsx'
import { PresentField } from '#shop/checkout/present/pages/present-field.tsx'
import { WithdrawalForm } from '#shop/orders/withdrawals/pages/withdrawal-form.tsx'
import { theOpening } from '../subscription.ts'
import { SubscribeForm } from './subscribe-form.tsx'
import SubscriptionPage from './subscription.tsx'

function draw(Component: () => React.JSX.Element, mails: boolean): string {
  const Page = createRoutesStub([{ id: 'page', path: '/', Component }])
  const hydrationData = { loaderData: { page: { mails } } }
  return renderToStaticMarkup(createElement(Page, { hydrationData }))
}

it('takes an address for an email only where emails reach people', () => {
  const form = () => createElement(SubscribeForm, { target: theOpening })
  expect(draw(form, true)).toContain('I’ll send one email.')
  expect(draw(form, false)).toBe('')
})

it('says where a present’s emails go only where emails reach people', () => {
  const facts = { today: '2030-01-01', answer: null, printer: false }
  const present = { note: '', wantedBy: null }
  const field = () => createElement(PresentField, { present, ...facts })
  expect(draw(field, true)).toContain('the person who gets it. My emails go to')
  const without = draw(field, false)
  expect(without).toContain('the person who gets it.')
  expect(without).not.toContain('My emails')
})

it('sends nobody to a form that isn’t there', () => {
  const loaderData = { token: null, sent: false }
  const props = { loaderData } as Parameters<typeof SubscriptionPage>[0]
  const page = () => createElement(SubscriptionPage, props)
  expect(draw(page, true)).toContain('leave your email on its page')
  expect(draw(page, false)).not.toContain('leave your email')
})

it('offers to email a cart only where emails reach people', () => {
  expect(draw(TakeAlong, true)).toContain('to copy, or by email')
  expect(draw(TakeAlong, false)).not.toContain('email')
  const link = { until: 1, lines: [], mailed: false, bought: false, present: false }
  const loaderData = { token: 'a', link, address: 'http://a.example', made: true, sent: false }
  const props = { loaderData } as unknown as Parameters<typeof CartLinkPage>[0]
  const page = () => createElement(CartLinkPage, props)
  expect(draw(page, true)).toContain('Or email it to')
  expect(draw(page, false)).not.toContain('email')
})

it('asks for the address of an acknowledgement only where emails reach people', () => {
  const form = () => createElement(WithdrawalForm, { draft: {}, choice: null })
  expect(draw(form, true)).toContain('Email address for the acknowledgement')
  expect(draw(form, false)).not.toContain('acknowledgement')
})
