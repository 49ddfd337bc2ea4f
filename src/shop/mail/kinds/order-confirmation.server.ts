/* The mail that a buyer gets when an order is paid. */
import { formatMoney } from '#kernel/money.ts'
import { adjustments } from '#shop/orders/order.ts'
import type { Block, House, Letter } from '../letter.ts'
import type { MailKind } from '../mail-kind.ts'
import { addressLines, type MailOrder, readMailOrder } from '../mail-order.server.ts'

export const orderConfirmation: MailKind = async ({ reader, house }, { orderId = '' }) => {
  const order = await readMailOrder(reader, orderId, house.publicUrl)
  if (!order?.buyer) return null
  return { to: order.buyer, letter: confirmationLetter(order, house) }
}

export function confirmationLetter(order: MailOrder, { artistName }: House): Letter {
  const sent = order.beingChecked
    ? 'There is one thing I have to look at before anything is sent. I will write to you about it soon.'
    : 'I will write again as soon as something is on its way.'
  return {
    subject: `It's ordered! Your order ${order.number}`,
    preview: `${namesOf(order)}. ${formatMoney(order.total)} in all.`,
    blocks: [
      { type: 'heading', text: "It's ordered!" },
      {
        type: 'text',
        text: `Thank you. Somebody chose this on purpose, and it still makes my day, every time. ${sent}`,
      },
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
      { type: 'button', label: 'See your order', url: order.page },
      {
        type: 'text',
        text: `That page is yours alone and always knows how far everything is. Something wrong with the address, or a question? Just answer this mail.\n\n${artistName}`,
      },
    ],
  }
}

/** Subtotal, shipping and total, exactly as they were paid. */
export function sums(
  order: Pick<MailOrder, 'subtotal' | 'shipping' | 'discount' | 'tax' | 'total'>,
) {
  return [
    { label: 'Subtotal', value: formatMoney(order.subtotal) },
    { label: 'Shipping', value: formatMoney(order.shipping) },
    ...adjustments(order).map(({ words, cents }) => ({ label: words, value: formatMoney(cents) })),
    { label: 'Total', value: formatMoney(order.total), strong: true },
  ]
}

/** 'Moon moths and Tide pool', 'Moon moths and 3 more'. */
export function namesOf({ goods }: Pick<MailOrder, 'goods'>): string {
  const [first = 'Your order', ...rest] = goods.map((good) => good.name)
  if (rest.length === 0) return first
  return rest.length === 1 ? `${first} and ${rest[0]}` : `${first} and ${rest.length} more`
}
