import type { NotificationOf } from '#shop/people/notifications/notification.schema.ts'
import type { Brand, Email } from './email.ts'
import type { MailOrder } from './mail-order.server.ts'
import { orderEmailsCopy } from './order.copy.ts'

export function paymentFailedEmail(
  order: MailOrder,
  how: NotificationOf<'payment-failed'>['how'],
  brand: Brand,
): Email {
  const emails = { refused: refusedEmail, never_came: neverCameEmail, ended: debitEndedEmail }
  return emails[how](order, brand)
}

function refusedEmail(order: MailOrder, { artistName, publicUrl }: Brand): Email {
  return {
    subject: orderEmailsCopy.unpaidSubject(order.number),
    preview: orderEmailsCopy.unpaidPreview,
    blocks: [
      { type: 'heading', text: orderEmailsCopy.unpaidHeading },
      {
        type: 'text',
        text: orderEmailsCopy.unpaidText(order.number),
      },
      { type: 'button', label: orderEmailsCopy.toShop, url: publicUrl },
      { type: 'text', text: orderEmailsCopy.questions(artistName) },
    ],
  }
}

/** The bank did not refuse: the money may still come, and then it is booked. */
function neverCameEmail(order: MailOrder, { artistName, publicUrl }: Brand): Email {
  return {
    subject: orderEmailsCopy.unpaidSubject(order.number),
    preview: orderEmailsCopy.neverPaidPreview,
    blocks: [
      { type: 'heading', text: orderEmailsCopy.neverPaidHeading },
      {
        type: 'text',
        text: orderEmailsCopy.neverPaidText(order.number),
      },
      { type: 'button', label: orderEmailsCopy.toShop, url: publicUrl },
      { type: 'text', text: orderEmailsCopy.questions(artistName) },
    ],
  }
}

/** The owner ended the hold: late money is refunded automatically. */
function debitEndedEmail(order: MailOrder, { artistName, publicUrl }: Brand): Email {
  return {
    subject: orderEmailsCopy.cancelledSubject(order.number),
    preview: orderEmailsCopy.cancelledPreview,
    blocks: [
      { type: 'heading', text: orderEmailsCopy.cancelledHeading },
      {
        type: 'text',
        text: orderEmailsCopy.cancelledText(order.number),
      },
      { type: 'button', label: orderEmailsCopy.toShop, url: publicUrl },
      { type: 'text', text: orderEmailsCopy.questions(artistName) },
    ],
  }
}
