import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, useLoaderData } from 'react-router'
import { expect, it } from 'vitest'
import { SignInAgain } from '#web/admin/sign-in-again.tsx'
import { postageAdminCopy as copy } from './copy.ts'
import { TrackingForm } from './tracking-form.tsx'

const found = { line: 1, words: '7, 9400', number: 7, buyer: 'Ada', problem: null }
const answer = [{ ...found, carrier: 'USPS', trackingNumber: '9400' }]
const checked = {
  form: '/api/orders/tracking/check',
  values: { text: '7, 9400' },
  base: null,
  problems: [],
  reason: null,
  changed: false,
  question: null,
  answer,
}

function Component() {
  const form = createElement(TrackingForm, useLoaderData<{ mails: boolean }>())
  return createElement(SignInAgain, { email: '' } as ComponentProps<typeof SignInAgain>, form)
}

const Page = createRoutesStub([{ id: 'postage', path: '/', Component }])

function draw(mails: boolean): string {
  const hydrationData = { loaderData: { postage: { mails } }, actionData: { postage: checked } }
  return renderToStaticMarkup(createElement(Page, { hydrationData }))
}

it('checked tracking numbers promise an email to buyers only with a mailbox', () => {
  expect(draw(true)).toContain(copy.shipHint)
  const silent = draw(false)
  expect(silent).toContain(copy.ship(1))
  expect(silent).not.toContain(copy.shipHint)
})
