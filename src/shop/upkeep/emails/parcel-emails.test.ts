import { expect, it } from 'vitest'
import { brand, order, pin } from '#testing/fixtures/orders/mail-order.ts'
import { emailText } from './email-text.ts'
import type { MailOrder } from './mail-order.server.ts'
import { confirmationEmail } from './order-emails.server.ts'
import { delayEmail, shippedEmail, shippingUndoneEmail } from './parcel-emails.server.ts'

const wordsOf = (email: ReturnType<typeof confirmationEmail>) =>
  `${email.subject} ${emailText(email, brand).replace(/\s+/g, ' ')}`

const undone = (of: MailOrder, numbered = true, fulfillment: 'prints' | 'studio' = 'prints') =>
  wordsOf(shippingUndoneEmail(of, { fulfillment, numbered }, brand))

it('promises nothing of a refunded order in a mail about its remaining parts', () => {
  const soon = 'Your prints are still here, and will be on their way soon.'
  expect(undone(order)).toContain(soon)
  expect(undone({ ...order, voidReason: 'refunded' })).not.toContain('soon')
})

it('promises no second parcel of an order that is refunded', () => {
  const told = (of: MailOrder) =>
    wordsOf(shippedEmail(of, { fulfillments: ['prints'], parcels: [] }, brand))
  expect(told(order)).toContain('The rest follows in a separate parcel')
  expect(told({ ...order, voidReason: 'refunded' })).not.toContain('The rest follows')
})

it('speaks of a tracking number only where one was told', () => {
  expect(undone(order)).toContain('The tracking number that I sent you leads nowhere.')
  expect(undone(order, false)).not.toContain('number')
})

it('never says of a picked-up order that it left, or will leave', () => {
  const picked = { ...order, goods: [pin], pickup: 'At the studio.', shipTo: null }
  const words = undone(picked, false, 'studio')
  expect(words).toContain('Your order isn’t ready yet')
  expect(words).toContain('will be soon')
  expect(words).not.toMatch(/left|way|sent/)
  const off = undone({ ...picked, voidReason: 'refunded' }, false, 'studio')
  expect(off).toContain('nothing left to pick up')
})

it('tells of a parcel without a date beside a parcel with dates', () => {
  const fulfillments = order.fulfillments.map((part) => ({
    ...part,
    ...(part.kind === 'studio' && { leaves: null, arrives: null }),
  }))
  const words = wordsOf(confirmationEmail({ ...order, fulfillments }, brand, ''))
  expect(words).toContain('One parcel leaves the printer between December 2 and 4')
  expect(words).toContain('I can’t say yet when the other leaves the studio.')
})

it('names the day on which a late order can be picked up, and none on which it leaves', () => {
  const late = { id: 1, kind: 'studio' as const, leavesBy: '2026-12-24', needsConsent: false }
  const delay = { ...late, toldAt: 0, answerBy: 0, answer: null }
  const told = (pickup: string | null, leavesBy: string | null = delay.leavesBy) =>
    wordsOf(delayEmail({ ...order, pickup }, { ...delay, leavesBy }, brand))
  expect(told(null)).toContain('It leaves by December 24, 2026.')
  expect(told('At the studio.')).toContain('It is ready for you by December 24, 2026.')
  expect(told('At the studio.')).not.toContain('leaves')
  expect(told('At the studio.', null)).not.toContain('leaves')
})
