import type { NotificationOf } from '#shop/people/notifications/notification.schema.ts'
import type { Brand, Email } from './email.ts'
import type { MailOrder } from './mail-order.server.ts'

/** Money that was on its way, such as a bank debit, didn't come. */
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
    subject: `The payment for order ${order.number} did not come`,
    preview: 'Nothing was charged, and nothing will be sent.',
    blocks: [
      { type: 'heading', text: 'Your bank said no.' },
      {
        type: 'text',
        text: `The payment for order ${order.number} was on its way, and then it failed. Nothing was charged, nothing will be sent, and the pieces went back on the shelf. If you still want them, they may still be there: another way of paying usually works.`,
      },
      { type: 'button', label: 'Back to the shop', url: publicUrl },
      { type: 'text', text: `Questions? Just answer this mail.\n\n${artistName}` },
    ],
  }
}

/** The bank did not refuse: the money may still come, and then it is booked. */
function neverCameEmail(order: MailOrder, { artistName, publicUrl }: Brand): Email {
  return {
    subject: `The payment for order ${order.number} did not come`,
    preview: 'The pieces went back on the shelf, and nothing will be sent.',
    blocks: [
      { type: 'heading', text: 'The payment never came.' },
      {
        type: 'text',
        text: `The payment for order ${order.number} has been on its way for more than two weeks, and it has not reached me. So the pieces went back on the shelf, and nothing will be sent. Should your bank send the money after all, you hear from me.`,
      },
      { type: 'button', label: 'Back to the shop', url: publicUrl },
      { type: 'text', text: `Questions? Just answer this mail.\n\n${artistName}` },
    ],
  }
}

/** The owner ended the hold: late money is refunded automatically. */
function debitEndedEmail(order: MailOrder, { artistName, publicUrl }: Brand): Email {
  return {
    subject: `Order ${order.number} is cancelled`,
    preview: 'Nothing will be sent. Money that still arrives is paid back.',
    blocks: [
      { type: 'heading', text: 'This order is cancelled.' },
      {
        type: 'text',
        text: `The payment for order ${order.number} was still on its way when I cancelled the order. Nothing will be sent. If your bank still sends the money, it is paid back to you.`,
      },
      { type: 'button', label: 'Back to the shop', url: publicUrl },
      { type: 'text', text: `Questions? Just answer this mail.\n\n${artistName}` },
    ],
  }
}
