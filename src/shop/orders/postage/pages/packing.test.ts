import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import type { PageFormRefusal } from '#web/form/plain/page-form.tsx'
import { packingCopy } from './copy.ts'
import Packing from './packing.tsx'

const pieces = [
  { quantity: 1, name: 'Mug', text: 'Names: “\u202eA”' },
  { quantity: 2, name: 'Heron', text: '' },
]
const [facts, to] = [{ id: 'a', number: 7, version: 'as-seen', carrier: 'USPS' }, ['Ada']]
const order = { ...facts, waits: false, isPickup: false, to }
const toPack = ['studio', 'prints'].map((kind) => ({ ...order, id: kind, kind, pieces }))
const orders = { name: 'orders', at: 'orders', label: 'All orders', title: 'Orders' }
const menu = [{ name: 'Orders', tab: 'orders', entries: [orders] }]
const frame = { menu, badges: { messages: 3 } }
const shown = { toPack, isMore: false, at: '10:00', ...frame }

const Page = createRoutesStub([{ id: 'packing', path: '/', Component: Packing as ComponentType }])

function draw(refusal: PageFormRefusal | null = null, mails = true): string {
  const loaderData = { packing: { ...shown, mails } }
  const hydrationData = { loaderData, actionData: { packing: refusal } }
  return renderToStaticMarkup(createElement(Page, { hydrationData }))
}

it('isolates the text direction of a buyer’s words', () => {
  const html = draw()
  expect(html).toContain('1 × Mug · <bdi>Names: “\u202eA”</bdi></li>')
  expect(html).toContain('2 × Heron</li>')
})

it('shows a refused parcel with what was typed, and its problem', () => {
  const typed = 'kind=prints&carrier=Post&trackingNumber=AB12'
  const refusal = { to: '/api/orders/id/prints/ship', code: 'bad_input', typed } as const
  const html = draw({ ...refusal, field: 'trackingNumber', message: 'Too long.' })
  const [, main = ''] = html.split('<main')
  const [studio = '', prints = ''] = main.split('<form').slice(1)
  expect(studio).not.toMatch(/Post|AB12|Too long/)
  expect(prints).toMatch(/name="carrier"[^>]* value="Post"/)
  expect(prints).toMatch(/autofocus=""[^>]* name="trackingNumber" value="AB12"/)
  expect(prints).toContain('<p role="alert" class="')
  expect(prints).toContain('Too long.')
})

it('offers the carrier of the last parcel', () => {
  expect(draw()).toMatch(/name="carrier"[^>]* value="USPS"/)
})

it('sends the order’s version as the page shows it', () => {
  expect(draw()).toContain('name="version" value="as-seen"')
})

it('says why a parcel was not marked as shipped', () => {
  const at = { to: '/api/orders/id/a/ship', field: undefined, typed: '' }
  const message = 'This was marked as shipped meanwhile.'
  expect(draw({ ...at, code: 'changed', message })).toContain(
    packingCopy.problem('changed', message),
  )
})

it('has the tabs of the admin, and is one of its orders’ screens', () => {
  const [frame = ''] = draw().split('<main')
  const tabs = [...frame.matchAll(/<a [^>]*href="([^"]*)"[^>]*><svg/g)].map(([, to]) => to)
  const at = ['orders', 'products', 'messages', 'more'].map((name) => `/admin?at=${name}`)
  expect(tabs).toEqual(['/admin', ...at])
  expect(frame).toMatch(/aria-current="page"[^>]*><svg/)
})

it('promises an email to buyers only with a mailbox', () => {
  expect(draw()).toContain(packingCopy.emails)
  expect(draw(null, false)).not.toContain(packingCopy.emails)
})
