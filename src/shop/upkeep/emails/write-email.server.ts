/* A kind of the union without a case doesn't compile. Never sends anything. */

import { ordersAtPrinter } from '#shop/orders/back-office/stuck-work.server.ts'
import { readDelays } from '#shop/orders/record/delays/delays.server.ts'
import { readAnswer } from '#shop/people/messages/answers.server.ts'
import { readMessage } from '#shop/people/messages/find-messages.server.ts'
import type {
  Notification,
  NotificationOf,
} from '#shop/people/notifications/notification.schema.ts'
import { isAllExempt } from '#shop/store/law/withdrawal.ts'
import { addressChanged, newDevice, signInLink, wrongCodes } from './account-emails.server.ts'
import type { Addressed, Email, MailSources } from './email.ts'
import { type MailOrder, readMailOrder } from './mail-order.server.ts'
import {
  confirmationEmail,
  paymentFailedEmail,
  refundEmail,
  soldEmail,
  withMoney,
} from './order-emails.server.ts'
import {
  backupTriedEmail,
  contactEmail,
  needsYouEmail,
  printerAwayEmail,
} from './owner-emails.server.ts'
import {
  delayEmail,
  replacedEmail,
  shippedEmail,
  shippingUndoneEmail,
} from './parcel-emails.server.ts'
import {
  answerEmail,
  cartLink,
  subscriptionBack,
  subscriptionConfirm,
} from './visitor-emails.server.ts'
import { withdrawalReceived } from './withdrawal-emails.server.ts'

/** Null: the order or person is gone, or left no address. */
export async function writeEmail(
  sources: MailSources,
  notification: Notification,
): Promise<Addressed | null> {
  const { reader, brand } = sources
  const toBuyer = (orderId: string, write: (order: MailOrder) => Email | null) =>
    emailToBuyer(sources, orderId, write)

  switch (notification.kind) {
    case 'order-confirmation': {
      const [terms, home] = await Promise.all([sources.terms(), sources.home()])
      return toBuyer(notification.orderId, (order) => {
        const said = terms[isAllExempt(order.goods) ? 'pages' : 'withdrawal']
        return confirmationEmail(order, brand, said, home)
      })
    }
    case 'order-replaced':
      return toBuyer(notification.orderId, (order) => replacedEmail(order, brand))
    case 'order-shipped':
      return toBuyer(notification.orderId, (order) =>
        hasLeft(order, notification) ? shippedEmail(order, notification, brand) : null,
      )
    case 'order-delayed': {
      const { orderId, delayId } = notification
      const delays = (await readDelays(reader, [orderId])).get(orderId) ?? []
      const delay = delays.find(({ id }) => id === delayId)
      return delay ? toBuyer(orderId, (order) => delayEmail(order, delay, brand)) : null
    }
    case 'shipping-undone':
      return toBuyer(notification.orderId, (order) =>
        shippingUndoneEmail(order, notification, brand),
      )
    case 'order-refunded':
      return toBuyer(notification.orderId, (order) => refundEmail(order, notification, brand))
    case 'payment-failed':
      return toBuyer(notification.orderId, (order) =>
        paymentFailedEmail(order, notification.how, brand),
      )
    case 'sold': {
      const order = await readMailOrder(reader, notification.orderId, brand.publicUrl)
      if (!order) return null
      const replyTo = order.buyer ?? undefined
      return { to: 'owner', replyTo, email: withMoney(soldEmail(order, brand), order.money) }
    }
    case 'needs-you': {
      if (notification.cause === 'printer-away') {
        const waiting = await ordersAtPrinter(reader)
        if (waiting.length === 0) return null
        return { to: 'owner', email: printerAwayEmail(notification.reason, waiting, brand) }
      }
      const order =
        'orderId' in notification ? await findOrder(sources, notification.orderId) : null
      const email = needsYouEmail(notification, order, brand)
      return { to: 'owner', email: order ? withMoney(email, order.money) : email }
    }
    case 'contact': {
      const message = await readMessage(reader, notification.messageId)
      if (!message) return null
      const replyTo = { name: message.name, address: message.email }
      return { to: 'owner', replyTo, email: contactEmail(message, brand) }
    }
    case 'answer': {
      const answer = await readAnswer(reader, notification.answerId)
      if (!answer) return null
      const to = { name: answer.name, address: answer.email }
      return { to, email: answerEmail(answer) }
    }
    case 'backup-tried':
      return { to: 'owner', email: backupTriedEmail(notification, brand) }
    case 'sign-in-link':
      return signInLink(sources, notification)
    case 'new-device':
      return newDevice(sources, notification)
    case 'address-changed':
      return addressChanged(sources, notification)
    case 'wrong-codes':
      return wrongCodes(sources, notification)
    case 'withdrawal-received':
      return withdrawalReceived(sources, notification.token)
    case 'subscription-confirm':
      return subscriptionConfirm(sources, notification.token)
    case 'cart-link':
      return cartLink(sources, notification.token)
    case 'subscription-back':
      return subscriptionBack(sources, notification.token)
  }
}

/** The shipping may have been undone. */
function hasLeft(order: MailOrder, { fulfillments }: NotificationOf<'order-shipped'>): boolean {
  return order.fulfillments.some(
    ({ kind, state }) => fulfillments.includes(kind) && state === 'shipped',
  )
}

async function emailToBuyer(
  { reader, brand }: MailSources,
  orderId: string,
  write: (order: MailOrder) => Email | null,
): Promise<Addressed | null> {
  const order = await readMailOrder(reader, orderId, brand.publicUrl)
  if (!order?.buyer) return null
  const email = write(order)
  return email && { to: order.buyer, email: withMoney(email, order.money) }
}

async function findOrder({ reader }: MailSources, orderId = '') {
  const order = await reader
    .selectFrom('orders')
    .select(['number', 'money', 'total', 'refunded', 'state'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  return order ?? null
}
