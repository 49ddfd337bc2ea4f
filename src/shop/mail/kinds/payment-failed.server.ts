/* The mail that a buyer gets when money that was on its way, such as a bank debit, didn't come. */
import type { House, Letter } from '../letter.ts'
import type { MailKind } from '../mail-kind.ts'
import { type MailOrder, readMailOrder } from '../mail-order.server.ts'

export const paymentFailed: MailKind = async ({ reader, house }, { orderId = '', facts }) => {
  const order = await readMailOrder(reader, orderId, house.publicUrl)
  if (!order?.buyer) return null
  const write = facts.how === 'never_came' ? neverCameLetter : paymentFailedLetter
  return { to: order.buyer, letter: write(order, house) }
}

export function paymentFailedLetter(order: MailOrder, { artistName, publicUrl }: House): Letter {
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

/** Nobody said no: the money may still come, and then it is booked. */
export function neverCameLetter(order: MailOrder, { artistName, publicUrl }: House): Letter {
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
