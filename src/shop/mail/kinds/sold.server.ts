/* The owner's good news: somebody bought something. */
import { formatMoney } from '#kernel/money.ts'
import type { Block, Letter } from '../letter.ts'
import type { MailKind } from '../mail-kind.ts'
import { addressLines, type MailOrder, readMailOrder } from '../mail-order.server.ts'
import { namesOf, sums } from './order-confirmation.server.ts'

export const sold: MailKind = async ({ reader, house }, { orderId = '' }) => {
  const order = await readMailOrder(reader, orderId, house.publicUrl)
  return order && { to: 'owner', letter: soldLetter(order) }
}

export function soldLetter(order: MailOrder): Letter {
  const who = order.buyer?.name || 'Somebody'
  return {
    subject: `You sold something! ${formatMoney(order.total)} (order ${order.number})`,
    preview: namesOf(order),
    blocks: [
      { type: 'heading', text: 'You sold something!' },
      { type: 'text', text: `${who} just bought this. Time for a small dance.` },
      { type: 'goods', goods: order.goods },
      { type: 'sums', rows: sums(order) },
      ...(order.shipTo
        ? [
            {
              type: 'panel',
              title: 'It goes to',
              lines: addressLines(order.shipTo),
            } satisfies Block,
          ]
        : []),
      { type: 'button', label: 'Open the order', url: order.desk },
    ],
  }
}
