import { adminPath, adminPathOf } from '#platform/addresses/page-paths.ts'
import { failureWords, workWords } from '#shop/orders/back-office/stuck-work.server.ts'
import { parseIssue } from '#shop/orders/record/order.schema.ts'
import { type IssueOrder, issueWords } from '#shop/orders/record/order-issues.ts'
import type { Message } from '#shop/people/messages/find-messages.server.ts'
import type { NotificationOf } from '#shop/people/notifications/notification.schema.ts'
import type { Brand, Email } from './email.ts'
import { ownerEmailsCopy } from './owner.copy.ts'

const waitingOrders = `${adminPath('orders')}&show=needs-you`

type Causes<N> = N extends unknown ? Omit<N, 'key' | 'at' | 'kind'> : never
type NeedsYou = Exclude<Causes<NotificationOf<'needs-you'>>, { cause: 'printer-away' }>

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
      const said = ownerEmailsCopy.workFailed(workWords(topic, number), failureWords(reason))
      return attentionEmail(said, number, ownerUrl)
    }
  }
}

function attentionEmail(said: string, number: number | null, ownerUrl: Brand['ownerUrl']): Email {
  const title = number === null ? ownerEmailsCopy.needsYou : ownerEmailsCopy.orderNeedsYou(number)
  const page = number === null ? waitingOrders : adminPath('orders', number)
  return {
    subject: title,
    preview: said,
    blocks: [
      { type: 'heading', text: `${title}.` },
      { type: 'quote', text: said },
      { type: 'text', text: ownerEmailsCopy.needsYouText },
      { type: 'button', label: ownerEmailsCopy.haveALook, url: ownerUrl(page) },
    ],
  }
}

/** `orders`: numbers, oldest first. */
export function printerAwayEmail(
  reason: string,
  orders: readonly number[],
  { ownerUrl }: Brand,
): Email {
  const title = ownerEmailsCopy.printerAway
  const which =
    orders.length === 1
      ? ownerEmailsCopy.oneOrder(orders[0] ?? '')
      : ownerEmailsCopy.manyOrders(orders.length)
  return {
    subject: title,
    preview: failureWords(reason),
    blocks: [
      { type: 'heading', text: `${title}.` },
      { type: 'quote', text: failureWords(reason) },
      {
        type: 'text',
        text: ownerEmailsCopy.printerAwayText(
          which,
          orders.length > 1 ? ownerEmailsCopy.printerAwayOrders(orders.join(', ')) : '',
        ),
      },
      { type: 'button', label: ownerEmailsCopy.seeWaiting, url: ownerUrl(waitingOrders) },
    ],
  }
}

function refusedTaxEmail(ownerUrl: Brand['ownerUrl']): Email {
  return {
    subject: ownerEmailsCopy.taxRefused,
    preview: ownerEmailsCopy.taxRefusedPreview,
    blocks: [
      { type: 'heading', text: ownerEmailsCopy.taxRefusedHeading },
      {
        type: 'text',
        text: ownerEmailsCopy.taxRefusedText,
      },
      {
        type: 'button',
        label: ownerEmailsCopy.toTax,
        url: ownerUrl(adminPathOf('store-settings')),
      },
    ],
  }
}

function paymentTroubleEmail(reason: string, ownerUrl: Brand['ownerUrl']): Email {
  return {
    subject: ownerEmailsCopy.paymentTrouble,
    preview: reason,
    blocks: [
      { type: 'heading', text: ownerEmailsCopy.paymentTroubleHeading },
      { type: 'quote', text: reason },
      {
        type: 'text',
        text: ownerEmailsCopy.paymentTroubleText,
      },
      { type: 'button', label: ownerEmailsCopy.toCheckUp, url: ownerUrl(adminPath('check-up')) },
    ],
  }
}

function overdueEmail(numbers: readonly number[], ownerUrl: Brand['ownerUrl']): Email {
  const one = numbers.length === 1
  const title = one ? ownerEmailsCopy.oneLate : ownerEmailsCopy.manyLate(numbers.length)
  const list = numbers.slice(0, 20).join(', ')
  const more = numbers.length > 20 ? ownerEmailsCopy.andMore(numbers.length - 20) : ''
  return {
    subject: `${title} (${one ? 'order' : 'orders'} ${list}${more})`,
    preview: ownerEmailsCopy.latePreview,
    blocks: [
      { type: 'heading', text: `${title}.` },
      {
        type: 'text',
        text: ownerEmailsCopy.lateText(one ? 'Order' : 'Orders', list, more, one ? 'its' : 'their'),
      },
      { type: 'button', label: ownerEmailsCopy.seeWaiting, url: ownerUrl(waitingOrders) },
    ],
  }
}

function dueSoonEmail(numbers: readonly number[], ownerUrl: Brand['ownerUrl']): Email {
  const one = numbers.length === 1
  const title = one ? ownerEmailsCopy.oneDueSoon : ownerEmailsCopy.manyDueSoon(numbers.length)
  const list = `${one ? 'order' : 'orders'} ${numbers.slice(0, 20).join(', ')}${numbers.length > 20 ? ownerEmailsCopy.andMore(numbers.length - 20) : ''}`
  return {
    subject: `${title} (${list})`,
    preview: ownerEmailsCopy.dueSoonPreview,
    blocks: [
      { type: 'heading', text: `${title}.` },
      {
        type: 'text',
        text: ownerEmailsCopy.dueSoonText(list),
      },
      {
        type: 'button',
        label: ownerEmailsCopy.seeToShip,
        url: ownerUrl(`${adminPath('orders')}&show=to-ship`),
      },
    ],
  }
}

export function contactEmail(
  message: Pick<Message, 'id' | 'name' | 'email' | 'subject' | 'text'>,
  { ownerUrl }: Brand,
): Email {
  return {
    subject: ownerEmailsCopy.helloFrom(message.name, message.subject),
    preview: message.text.slice(0, 120),
    blocks: [
      { type: 'heading', text: message.subject },
      { type: 'quote', text: message.text },
      { type: 'panel', title: ownerEmailsCopy.sender, lines: [message.name, message.email] },
      { type: 'text', text: ownerEmailsCopy.answerMessage },
      {
        type: 'button',
        label: ownerEmailsCopy.seeMessage,
        url: ownerUrl(adminPath('messages', message.id)),
      },
    ],
  }
}
