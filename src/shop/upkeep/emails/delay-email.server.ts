/* The e-mail on a delayed order, with the buyer's two choices (16 CFR 435.2(b)). */
import { dayInWords } from '#platform/time/zone.ts'
import type { Delay } from '#shop/orders/record/delays/delay.ts'
import type { Brand, Email } from './email.ts'
import type { MailOrder } from './mail-order.server.ts'
import { partWords } from './parcel-emails.server.ts'

export function delayEmail(order: MailOrder, delay: Delay, { artistName }: Brand): Email {
  const { leavesBy, needsConsent } = delay
  const { here, whole } = partWords(order, [delay.kind])
  const when =
    leavesBy === null
      ? 'I can’t say yet on which day it leaves'
      : `It leaves by ${dayInWords(leavesBy)}`
  const silence = needsConsent
    ? 'Please tell me which it is. If I don’t hear that you wait, I cancel it and pay everything back.'
    : 'If I hear nothing, I take it that you wait.'
  return {
    subject: `Your order ${order.number} takes longer`,
    preview: `${when}.`,
    blocks: [
      { type: 'heading', text: 'It takes longer than I promised.' },
      {
        type: 'text',
        text: `I’m sorry: ${whole ? '' : 'a part of '}your order ${order.number} isn’t ready on the day that I promised. ${when}.`,
      },
      { type: 'goods', goods: here, currency: order.currency },
      {
        type: 'text',
        text: `You can wait for it, or cancel it: then I pay back what you paid for it, shipping included, within seven working days. ${silence}`,
      },
      { type: 'button', label: 'Wait, or cancel', url: `${order.page}#delay` },
      { type: 'text', text: `Or just answer this mail.\n\n${artistName}` },
    ],
  }
}
