/* 16 CFR 435.2(b): the buyer's two choices on a delayed order. */
import { dayInWords } from '#platform/time/zone.ts'
import type { Delay } from '#shop/orders/record/delays/delay.ts'
import type { Brand, Email } from './email.ts'
import type { MailOrder } from './mail-order.server.ts'
import { orderEmailsCopy } from './order.copy.ts'
import { partWords } from './parcel-emails.server.ts'

export function delayEmail(order: MailOrder, delay: Delay, { artistName }: Brand): Email {
  const { leavesBy, needsConsent } = delay
  const { here, whole } = partWords(order, [delay.kind])
  const when =
    leavesBy === null
      ? orderEmailsCopy.leavesUnknown
      : orderEmailsCopy.leavesBy(dayInWords(leavesBy))
  const silence = needsConsent ? orderEmailsCopy.delayNeedsAnswer : orderEmailsCopy.delaySilence
  return {
    subject: orderEmailsCopy.delaySubject(order.number),
    preview: `${when}.`,
    blocks: [
      { type: 'heading', text: orderEmailsCopy.delayHeading },
      {
        type: 'text',
        text: orderEmailsCopy.delayText(
          whole ? '' : orderEmailsCopy.partOfOrder,
          order.number,
          when,
        ),
      },
      { type: 'goods', goods: here, currency: order.currency },
      {
        type: 'text',
        text: orderEmailsCopy.delayChoice(silence),
      },
      { type: 'button', label: orderEmailsCopy.delayButton, url: `${order.page}#delay` },
      { type: 'text', text: orderEmailsCopy.orJustAnswer(artistName) },
    ],
  }
}
