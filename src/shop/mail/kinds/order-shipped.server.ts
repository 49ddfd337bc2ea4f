/* The mail that a buyer gets when a part of an order, or another parcel of it, is on its way. */
import type { PartName } from '#shop/orders/order.ts'
import type { Block, House, Letter } from '../letter.ts'
import type { MailKind } from '../mail-kind.ts'
import { addressLines, type MailOrder, readMailOrder } from '../mail-order.server.ts'

export interface Shipped {
  /** Those that left together. */
  parts: readonly PartName[]
  /** Tracking numbers of the parcels that are new; none: it is sent without one. */
  parcels: readonly string[]
}

export const orderShipped: MailKind = async ({ reader, house }, { orderId = '', facts }) => {
  const order = await readMailOrder(reader, orderId, house.publicUrl)
  if (!order?.buyer) return null
  // Mails that were planned before parts could leave together name one.
  const { part, parts = [part], parcels } = facts as unknown as Shipped & { part: PartName }
  return { to: order.buyer, letter: shippedLetter(order, { parts, parcels }, house) }
}

export function shippedLetter(order: MailOrder, shipped: Shipped, { artistName }: House): Letter {
  const { parts } = shipped
  const goods = goodsToSend(order, parts)
  const here = goods.filter((good) => parts.includes(good.part))
  const rest = order.parts.some(({ part, state }) => !parts.includes(part) && state !== 'shipped')
  const whole = here.length === goods.length
  const own = whole ? 'Your order' : parts[0] === 'prints' ? 'Your prints' : 'Your pieces'
  const verb = whole ? 'is' : 'are'
  return {
    subject: `${own} ${verb} on ${whole ? 'its' : 'their'} way (order ${order.number})`,
    preview: here.map((good) => good.name).join(', '),
    blocks: [
      { type: 'heading', text: 'On its way!' },
      {
        type: 'text',
        text: `Wrapped, labelled and out of the door. ${own} ${verb} travelling to you now.${
          rest ? ' The rest follows in a parcel of its own; I will tell you when.' : ''
        }`,
      },
      ...parcelsOf(order, shipped),
      { type: 'goods', goods: here },
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
        text: `If a corner arrives bent or it gets lost on the way, answer this mail. We will sort it out.\n\n${artistName}`,
      },
    ],
  }
}

/** Pieces that were paid back don't travel, unless nothing else of these parts could. */
function goodsToSend({ goods }: MailOrder, parts: readonly PartName[]): MailOrder['goods'] {
  const left = goods
    .map((good) => ({ ...good, quantity: good.quantity - (good.paidBack ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
  return left.some(({ part }) => parts.includes(part)) ? left : goods
}

function parcelsOf(order: MailOrder, { parts, parcels }: Shipped): Block[] {
  const known = order.parts.find(({ part }) => part === parts[0])?.parcels ?? []
  const told = known.filter(
    ({ trackingNumber }) => parcels.length === 0 || parcels.includes(trackingNumber),
  )
  return told.map(({ carrier, trackingNumber, trackingUrl }) => ({
    type: 'panel',
    title: carrier ?? 'Tracking number',
    lines: [trackingNumber],
    ...(trackingUrl && /^https?:\/\//.test(trackingUrl)
      ? { link: { label: 'Follow the parcel', url: trackingUrl } }
      : {}),
  }))
}
