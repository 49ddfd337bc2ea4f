import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { emailText } from '#shop/upkeep/emails/email-text.ts'
import { delayEmail } from '#shop/upkeep/emails/parcel-emails.server.ts'
import { brand, order } from '#testing/fixtures/orders/mail-order.ts'
import { DelayChoices } from './delay-choice.tsx'

it.each([
  ['cancels the order', true, 'If I don’t hear that you do, I cancel it and refund'],
  ['is consent', false, 'If I hear nothing, I’ll take it that you wait.'],
])('the page and the e-mail about a delay say that silence %s', (_, needsConsent, words) => {
  const delay = {
    id: 1,
    kind: 'studio' as const,
    leavesBy: '2030-02-01',
    answer: null,
    needsConsent,
    toldAt: 0,
    answerBy: 0,
  }
  const own = { token: 'a', named: false, pickup: false, mails: true }
  const page = renderToStaticMarkup(createElement(DelayChoices, { delays: [delay], ...own }))
  expect(page).toContain(words)
  expect(emailText(delayEmail(order, delay, brand), brand)).toContain(words)
})
