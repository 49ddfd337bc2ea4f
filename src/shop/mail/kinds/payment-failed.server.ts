/* The mail that a buyer gets when money that was on its way, such as a bank debit, didn't come. */
import type { House, Letter } from '../letter.ts'
import type { MailKind } from '../mail-kind.ts'
import { type MailOrder, readMailOrder } from '../mail-order.server.ts'

export const paymentFailed: MailKind = async ({ reader, house }, { orderId = '' }) => {
  const order = await readMailOrder(reader, orderId, house.publicUrl)
  if (!order?.buyer) return null
  return { to: order.buyer, letter: paymentFailedLetter(order, house) }
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
