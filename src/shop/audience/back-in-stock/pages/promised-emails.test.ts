import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { PresentField } from '#shop/checkout/present/pages/present-field.tsx'
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
