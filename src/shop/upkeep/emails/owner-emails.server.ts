/* E-mails to the owner: decisions, and messages of visitors. Pure. */
import { adminPath, adminPathOf } from '#platform/addresses/page-paths.ts'
import { failureWords, workWords } from '#shop/orders/back-office/stuck-work.server.ts'
import { parseIssue } from '#shop/orders/record/order.schema.ts'
import { type IssueOrder, issueWords } from '#shop/orders/record/order-issues.ts'
import type { Message } from '#shop/people/messages/find-messages.server.ts'
import type { NotificationOf } from '#shop/people/notifications/notification.schema.ts'
import type { Brand, Email } from './email.ts'

const waitingOrders = `${adminPath('orders')}&show=needs-you`

/** A notification without the fields that only the outbox needs. */
type Causes<N> = N extends unknown ? Omit<N, 'key' | 'at' | 'kind'> : never
type NeedsYou = Exclude<Causes<NotificationOf<'needs-you'>>, { cause: 'printer-away' }>

/** Something that the shop can't solve alone. `order`: the order concerned, if any. */
export function needsYouEmail(
  notification: NeedsYou,
  order: (IssueOrder & { number: number }) | null,
  { ownerUrl, currency }: Pick<Brand, 'ownerUrl' | 'currency'>,
): Email {
  const number = order?.number ?? null
  switch (notification.cause) {
    case 'overdue':
      return overdueEmail(notification.orderNumbers, ownerUrl)
    case 'due-soon':
      return dueSoonEmail(notification.orderNumbers, ownerUrl)
    case 'payments':
      return paymentTroubleEmail(notification.reason, ownerUrl)
    case 'tax':
      return refusedTaxEmail(ownerUrl)
    case 'issue':
      return attentionEmail(issueWords(parseIssue(notification), currency, order), number, ownerUrl)
    case 'dead-letter': {
      const { topic, reason } = notification
      const said = `${workWords(topic, number)} has failed for a day, and I have stopped trying. ${failureWords(reason)}`
      return attentionEmail(said, number, ownerUrl)
    }
  }
}

function attentionEmail(said: string, number: number | null, ownerUrl: Brand['ownerUrl']): Email {
  const title = number === null ? 'Something needs you' : `Order ${number} needs you`
  const page = number === null ? waitingOrders : adminPath('orders', number)
  return {
    subject: title,
    preview: said,
    blocks: [
      { type: 'heading', text: `${title}.` },
      { type: 'quote', text: said },
      { type: 'text', text: 'Everything about it is in the back room.' },
      { type: 'button', label: 'Have a look', url: ownerUrl(page) },
    ],
  }
}

/** The printer takes no prints: one e-mail for all waiting orders (numbers, oldest first). */
export function printerAwayEmail(
  reason: string,
  orders: readonly number[],
  { ownerUrl }: Brand,
): Email {
  const title = 'The printer doesn’t answer'
  const which = orders.length === 1 ? `order ${orders[0]}` : `${orders.length} orders`
  return {
    subject: title,
    preview: failureWords(reason),
    blocks: [
      { type: 'heading', text: `${title}.` },
      { type: 'quote', text: failureWords(reason) },
      {
        type: 'text',
        text: `For a day I have tried to reach the printer about ${which}, and have stopped trying. Once it is back, press “Try again” on each.${orders.length > 1 ? ` They are ${orders.join(', ')}.` : ''}`,
      },
      { type: 'button', label: 'See what waits', url: ownerUrl(waitingOrders) },
    ],
  }
}

function refusedTaxEmail(ownerUrl: Brand['ownerUrl']): Email {
  return {
    subject: 'Stripe can’t reckon tax',
    preview: 'Sales go on, without tax.',
    blocks: [
      { type: 'heading', text: 'Stripe can’t reckon tax.' },
      {
        type: 'text',
        text: 'You asked it to. It refuses, usually because Stripe Tax isn’t set up in your account: it wants your business’s address and where you are registered. Until then sales go on without tax from Stripe. I write this once; your back room says it for as long as it is so.',
      },
      { type: 'button', label: 'Where tax is set', url: ownerUrl(adminPathOf('place')) },
    ],
  }
}

function paymentTroubleEmail(reason: string, ownerUrl: Brand['ownerUrl']): Email {
  return {
    subject: 'A buyer could not pay',
    preview: reason,
    blocks: [
      { type: 'heading', text: 'A buyer could not pay.' },
      { type: 'quote', text: reason },
      {
        type: 'text',
        text: 'Nothing was charged, and the cart is as it was. If this lasts, the Shop check-up says how to mend it; you hear of it once a day at most.',
      },
      { type: 'button', label: 'To the check-up', url: ownerUrl(adminPath('check-up')) },
    ],
  }
}

function overdueEmail(numbers: readonly number[], ownerUrl: Brand['ownerUrl']): Email {
  const one = numbers.length === 1
  const title = one ? 'A parcel is late' : `${numbers.length} parcels are late`
  const list = numbers.slice(0, 20).join(', ')
  const more = numbers.length > 20 ? ` and ${numbers.length - 20} more` : ''
  return {
    subject: `${title} (${one ? 'order' : 'orders'} ${list}${more})`,
    preview: 'They should have been on their way by now.',
    blocks: [
      { type: 'heading', text: `${title}.` },
      {
        type: 'text',
        text: `${one ? 'Order' : 'Orders'} ${list}${more} should have been on ${one ? 'its' : 'their'} way by now. A line to the buyer works wonders, and so does a parcel.`,
      },
      { type: 'button', label: 'See what waits', url: ownerUrl(waitingOrders) },
    ],
  }
}

function dueSoonEmail(numbers: readonly number[], ownerUrl: Brand['ownerUrl']): Email {
  const one = numbers.length === 1
  const title = one ? 'A parcel should leave soon' : `${numbers.length} parcels should leave soon`
  const list = `${one ? 'order' : 'orders'} ${numbers.slice(0, 20).join(', ')}${numbers.length > 20 ? ` and ${numbers.length - 20} more` : ''}`
  return {
    subject: `${title} (${list})`,
    preview: 'What was promised is nearly over.',
    blocks: [
      { type: 'heading', text: `${title}.` },
      {
        type: 'text',
        text: `What was promised for ${list} is nearly over. Does it take longer? Then open the order and tell the buyer the new day before this one is over: so the law of the United States wants it, and it is kind anywhere.`,
      },
      {
        type: 'button',
        label: 'See what is to ship',
        url: ownerUrl(`${adminPath('orders')}&show=to-ship`),
      },
    ],
  }
}

/** A message of the contact form. */
export function contactEmail(
  message: Pick<Message, 'id' | 'name' | 'email' | 'subject' | 'text'>,
  { ownerUrl }: Brand,
): Email {
  return {
    subject: `Hello from ${message.name}: ${message.subject}`,
    preview: message.text.slice(0, 120),
    blocks: [
      { type: 'heading', text: message.subject },
      { type: 'quote', text: message.text },
      { type: 'panel', title: 'From', lines: [message.name, message.email] },
      { type: 'text', text: 'Just answer this mail, and your answer goes to them.' },
      {
        type: 'button',
        label: 'See it in the back room',
        url: ownerUrl(adminPath('messages', message.id)),
      },
    ],
  }
}
