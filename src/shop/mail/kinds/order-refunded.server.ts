/* The mail that a buyer gets when money goes back, or when an order is called off that cost nothing. */
import { type Cents, formatMoney } from '#kernel/money.ts'
import type { House, Letter } from '../letter.ts'
import type { MailKind } from '../mail-kind.ts'
import { type MailOrder, readMailOrder } from '../mail-order.server.ts'

export const orderRefunded: MailKind = async ({ reader, house }, { orderId = '', facts }) => {
  const order = await readMailOrder(reader, orderId, house.publicUrl)
  if (!order?.buyer) return null
  const cents = Number(facts.cents)
  const letter = cents === 0 ? calledOffLetter(order, house) : refundLetter(order, cents, house)
  return { to: order.buyer, letter }
}

export function refundLetter(order: MailOrder, cents: Cents, { artistName }: House): Letter {
  const whole = order.voidReason !== null
  const back = formatMoney(cents)
  return {
    subject: `${back} is on its way back to you (order ${order.number})`,
    preview: whole ? 'Your order is refunded.' : 'A part of your order is refunded.',
    blocks: [
      { type: 'heading', text: 'Your money is on its way back.' },
      {
        type: 'text',
        text: `I have sent ${back} back to where it came from. Banks take their time: it can be five to ten days before you see it.`,
      },
      {
        type: 'sums',
        rows: [
          { label: `Order ${order.number}`, value: formatMoney(order.total) },
          ...(order.refunded > cents
            ? [{ label: 'Paid back before', value: formatMoney(order.refunded - cents) }]
            : []),
          { label: 'Paid back now', value: back, strong: true },
        ],
      },
      { type: 'button', label: 'See your order', url: order.page },
      { type: 'text', text: `Questions? Just answer this mail.\n\n${artistName}` },
    ],
  }
}

export function calledOffLetter(order: MailOrder, { artistName }: House): Letter {
  return {
    subject: `Your order ${order.number} is called off`,
    preview: 'It cost nothing, so no money moves.',
    blocks: [
      { type: 'heading', text: 'Your order is called off.' },
      {
        type: 'text',
        text: `I have called off order ${order.number}. It cost nothing, so there is nothing to pay back, and nothing more of it will be sent.`,
      },
      { type: 'button', label: 'See your order', url: order.page },
      { type: 'text', text: `Wondering why? Just answer this mail.\n\n${artistName}` },
    ],
  }
}
