import { dayInWords } from '#platform/time/zone.ts'
import { type Delay, silenceWords } from '#shop/orders/record/delays/delay.ts'
import type { FulfillmentKind } from '#shop/orders/record/order.ts'
import type { NotificationOf } from '#shop/people/notifications/notification.schema.ts'
import { when } from '#shop/store/dispatch/dispatch.copy.ts'
import { latestRange } from '#shop/store/dispatch/dispatch.ts'
import { type Block, type Brand, button, type Email, listed, panel, toEmail } from './email.ts'
import type { MailOrder } from './mail-order.server.ts'
import { orderEmailsCopy } from './order.copy.ts'
import { destination } from './order-emails.server.ts'

type Shipped = Readonly<Pick<NotificationOf<'order-shipped'>, 'parcels'>> & {
  fulfillments: readonly FulfillmentKind[]
}

export function shippedEmail(order: MailOrder, shipped: Shipped, brand: Brand): Email {
  const { artistName, said } = brand
  const { fulfillments } = shipped
  const { here, whole, own, verb } = partWords(order, fulfillments)
  if (order.pickup !== null) return readyEmail(order, here, brand)
  const rest =
    order.voidReason === null &&
    order.fulfillments.some(
      ({ kind, state }) => !fulfillments.includes(kind) && state !== 'shipped',
    )
  return toEmail(
    {
      subject: orderEmailsCopy.shippedSubject(own, verb, whole ? 'its' : 'their', order.number),
      preview: here.map((good) => good.name).join(', '),
      heading: orderEmailsCopy.shippedHeading,
    },
    orderEmailsCopy
      .shippedText(said['mail.shipped'], own, verb, rest ? orderEmailsCopy.shippedRest : '')
      .trim(),
    ...parcelBlocks(order, shipped),
    arrival(order, shipped),
    listed(here, order.currency),
    ...destination(order),
    button(orderEmailsCopy.seeOrder, order.page),
    `${said['mail.damaged']}\n\n${artistName}`.trim(),
  )
}

/** Sent when the owner promises a replacement, before it is sent. */
export function replacedEmail(order: MailOrder, { artistName }: Brand): Email {
  return toEmail(
    {
      subject: orderEmailsCopy.replacedSubject(order.number),
      preview: order.goods.map(({ name }) => name).join(', '),
      heading: orderEmailsCopy.replacedHeading,
    },
    orderEmailsCopy.replacedText,
    listed(order.goods, order.currency),
    ...destination(order),
    button(orderEmailsCopy.seeOrder, order.page),
    orderEmailsCopy.questions(artistName),
  )
}

function readyEmail(
  order: MailOrder,
  goods: MailOrder['goods'],
  { artistName, said }: Brand,
): Email {
  return toEmail(
    {
      subject: orderEmailsCopy.readySubject(order.number),
      preview: goods.map((good) => good.name).join(', '),
      heading: orderEmailsCopy.readyHeading,
    },
    said['mail.ready'],
    ...destination(order),
    listed(goods, order.currency),
    button(orderEmailsCopy.seeOrder, order.page),
    orderEmailsCopy.readyText(artistName),
  )
}

export function shippingUndoneEmail(
  order: MailOrder,
  { fulfillment, numbered }: Pick<NotificationOf<'shipping-undone'>, 'fulfillment' | 'numbered'>,
  { artistName }: Brand,
): Email {
  const { here, whole, own, verb } = partWords(order, [fulfillment])
  const isPickup = order.pickup !== null
  const pieces = order.goods.filter(({ kind }) => kind === fulfillment)
  const stays =
    order.voidReason !== null ||
    pieces.every(({ quantity, refundedQuantity = 0 }) => refundedQuantity >= quantity)
  const soon = isPickup
    ? orderEmailsCopy.readySoon
    : orderEmailsCopy.sentSoon(
        whole ? 'its' : 'their',
        whole ? orderEmailsCopy.itHas : orderEmailsCopy.theyHave,
      )
  const never = isPickup ? orderEmailsCopy.nothingToPickUp : orderEmailsCopy.notSentAtAll
  const next = stays ? never : soon
  const text = isPickup ? orderEmailsCopy.unreadyText : orderEmailsCopy.undoneText
  return toEmail(
    {
      subject: isPickup
        ? orderEmailsCopy.unreadySubject(own, verb, order.number)
        : orderEmailsCopy.undoneSubject(own, verb, order.number),
      preview: orderEmailsCopy.tooQuick,
      heading: orderEmailsCopy.tooQuick,
    },
    orderEmailsCopy.sorry(text(own, verb, next), numbered),
    listed(here, order.currency),
    button(orderEmailsCopy.seeOrder, order.page),
    orderEmailsCopy.questions(artistName),
  )
}

/** 16 CFR 435.2(b): the buyer’s two choices. */
export function delayEmail(order: MailOrder, delay: Delay, { artistName }: Brand): Email {
  const { leavesBy } = delay
  const { here, whole } = partWords(order, [delay.kind])
  const { leavesUnknown, leavesBy: leaves, readyUnknown, readyBy } = orderEmailsCopy
  const [unknown, by] = order.pickup === null ? [leavesUnknown, leaves] : [readyUnknown, readyBy]
  const when = leavesBy === null ? unknown : by(dayInWords(leavesBy))
  return toEmail(
    {
      subject: orderEmailsCopy.delaySubject(order.number),
      preview: `${when}.`,
      heading: orderEmailsCopy.delayHeading,
    },
    orderEmailsCopy.delayText(whole ? '' : orderEmailsCopy.partOfOrder, order.number, when),
    listed(here, order.currency),
    orderEmailsCopy.delayChoice(silenceWords(delay)),
    button(orderEmailsCopy.delayButton, `${order.page}#delay`),
    orderEmailsCopy.orJustAnswer(artistName),
  )
}

function partWords(order: MailOrder, fulfillments: readonly FulfillmentKind[]) {
  const goods = goodsToSend(order, fulfillments)
  const here = goods.filter((good) => fulfillments.includes(good.kind))
  const whole = here.length === goods.length
  const own = whole
    ? orderEmailsCopy.yourOrder
    : fulfillments[0] === 'prints'
      ? orderEmailsCopy.yourPrints
      : orderEmailsCopy.yourPieces
  return { here, whole, own, verb: whole ? 'is' : 'are' }
}

function goodsToSend(
  { goods }: MailOrder,
  fulfillments: readonly FulfillmentKind[],
): MailOrder['goods'] {
  const left = goods
    .map((good) => ({ ...good, quantity: good.quantity - (good.refundedQuantity ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
  return left.some(({ kind }) => fulfillments.includes(kind)) ? left : goods
}

function arrival(order: MailOrder, { fulfillments }: Shipped): string | null {
  const arrives = latestRange(
    order.fulfillments
      .filter(({ kind }) => fulfillments.includes(kind))
      .map((fulfillment) => fulfillment.arrives),
  )
  return arrives && orderEmailsCopy.arrival(when(arrives))
}

function parcelBlocks(order: MailOrder, { fulfillments, parcels }: Shipped): Block[] {
  const known = order.fulfillments.find(({ kind }) => kind === fulfillments[0])?.parcels ?? []
  const told = known.filter(
    ({ trackingNumber }) => parcels.length === 0 || parcels.includes(trackingNumber),
  )
  return told.map(({ carrier, trackingNumber, trackingUrl: url }) => {
    const link =
      url && /^https?:\/\//.test(url) ? { label: orderEmailsCopy.followParcel, url } : undefined
    return panel(carrier ?? orderEmailsCopy.trackingNumber, [trackingNumber], link)
  })
}
