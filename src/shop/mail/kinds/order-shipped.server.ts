/* The mail that a buyer gets when a part of an order, or another parcel of it, is on its way. */
import type { FulfillmentKind } from '#shop/orders/order.ts'
import type { Block, House, Letter } from '../letter.ts'
import type { MailKind } from '../mail-kind.ts'
import { addressLines, type MailOrder, readMailOrder } from '../mail-order.server.ts'

export interface Shipped {
  /** Those that left together. */
  fulfillments: readonly FulfillmentKind[]
  /** Tracking numbers of the parcels that are new; none: it is sent without one. */
  parcels: readonly string[]
}

type Planned = Shipped & { parts: FulfillmentKind[]; part: FulfillmentKind }

export const orderShipped: MailKind = async ({ reader, house }, { orderId = '', facts }) => {
  const order = await readMailOrder(reader, orderId, house.publicUrl)
  if (!order?.buyer) return null
  // Mails that an older version planned name their parts, or the only one.
  const { part, parts = [part], fulfillments = parts, parcels } = facts as unknown as Planned
  return { to: order.buyer, letter: shippedLetter(order, { fulfillments, parcels }, house) }
}

export function shippedLetter(order: MailOrder, shipped: Shipped, { artistName }: House): Letter {
  const { fulfillments } = shipped
  const goods = goodsToSend(order, fulfillments)
  const here = goods.filter((good) => fulfillments.includes(good.kind))
  const rest = order.fulfillments.some(
    ({ kind, state }) => !fulfillments.includes(kind) && state !== 'shipped',
  )
  const whole = here.length === goods.length
  const own = whole ? 'Your order' : fulfillments[0] === 'prints' ? 'Your prints' : 'Your pieces'
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

/** Pieces that were paid back don't travel, unless nothing else of these fulfillments could. */
function goodsToSend(
  { goods }: MailOrder,
  fulfillments: readonly FulfillmentKind[],
): MailOrder['goods'] {
  const left = goods
    .map((good) => ({ ...good, quantity: good.quantity - (good.refundedQuantity ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
  return left.some(({ kind }) => fulfillments.includes(kind)) ? left : goods
}

function parcelsOf(order: MailOrder, { fulfillments, parcels }: Shipped): Block[] {
  const known = order.fulfillments.find(({ kind }) => kind === fulfillments[0])?.parcels ?? []
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
