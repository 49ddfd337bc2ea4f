import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { someOf } from '#platform/some-of.ts'
import { dateInWords } from '#platform/time/zone.ts'
import { failureWords, workWords } from '#shop/orders/back-office/stuck-work.server.ts'
import { parseIssue } from '#shop/orders/record/order.schema.ts'
import { type IssueOrder, issueWords } from '#shop/orders/record/order-issues.ts'
import type { Message } from '#shop/people/messages/find-messages.server.ts'
import type { NotificationOf } from '#shop/people/notifications/notification.schema.ts'
import { type Brand, button, type Email, panel, quote, toEmail } from './email.ts'
import { ownerEmailsCopy } from './owner.copy.ts'

const waitingOrders = `${adminSectionPath('orders')}&show=needs-you`

type Causes<N> = N extends unknown ? Omit<N, 'key' | 'at' | 'kind'> : never
type NeedsYou = Exclude<Causes<NotificationOf<'needs-you'>>, { cause: 'printer-away' }>

export function needsYouEmail(
  notification: NeedsYou,
  order: (IssueOrder & { number: number }) | null,
  { ownerUrl, ...place }: Pick<Brand, 'ownerUrl' | 'currency' | 'timeZone'>,
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
      return attentionEmail(issueWords(parseIssue(notification), place, order), number, ownerUrl)
    case 'dead-letter': {
      const { topic, reason } = notification
      const said = ownerEmailsCopy.workFailed(workWords(topic, number), failureWords(reason))
      return attentionEmail(said, number, ownerUrl)
    }
  }
}

function attentionEmail(said: string, number: number | null, ownerUrl: Brand['ownerUrl']): Email {
  const title = number === null ? ownerEmailsCopy.needsYou : ownerEmailsCopy.orderNeedsYou(number)
  const page = number === null ? waitingOrders : adminSectionPath('orders', number)
  return toEmail(
    { subject: title, preview: said, heading: `${title}.` },
    quote(said),
    ownerEmailsCopy.needsYouText,
    button(ownerEmailsCopy.haveALook, ownerUrl(page)),
  )
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
  return toEmail(
    { subject: title, preview: failureWords(reason), heading: `${title}.` },
    quote(failureWords(reason)),
    ownerEmailsCopy.printerAwayText(
      which,
      orders.length > 1 ? ownerEmailsCopy.printerAwayOrders(orders.join(', ')) : '',
    ),
    button(ownerEmailsCopy.seeWaiting, ownerUrl(waitingOrders)),
  )
}

function refusedTaxEmail(ownerUrl: Brand['ownerUrl']): Email {
  return toEmail(
    ownerEmailsCopy.taxRefused,
    ownerEmailsCopy.taxRefusedText,
    button(ownerEmailsCopy.toTax, ownerUrl(adminSectionPath('store-settings', 'taxes'))),
  )
}

function paymentTroubleEmail(reason: string, ownerUrl: Brand['ownerUrl']): Email {
  const title = ownerEmailsCopy.paymentTrouble
  return toEmail(
    { subject: title, preview: reason, heading: `${title}.` },
    quote(reason),
    ownerEmailsCopy.paymentTroubleText,
    button(ownerEmailsCopy.toCheckUp, ownerUrl(adminSectionPath('check-up'))),
  )
}

function overdueEmail(numbers: readonly number[], ownerUrl: Brand['ownerUrl']): Email {
  const one = numbers.length === 1
  const title = one ? ownerEmailsCopy.oneLate : ownerEmailsCopy.manyLate(numbers.length)
  const list = someOf(numbers.map(String), 20)
  const subject = `${title} (${one ? 'order' : 'orders'} ${list})`
  return toEmail(
    { subject, preview: ownerEmailsCopy.latePreview, heading: `${title}.` },
    ownerEmailsCopy.lateText(one ? 'Order' : 'Orders', list, one ? 'its' : 'their'),
    button(ownerEmailsCopy.seeWaiting, ownerUrl(waitingOrders)),
  )
}

function dueSoonEmail(numbers: readonly number[], ownerUrl: Brand['ownerUrl']): Email {
  const one = numbers.length === 1
  const title = one ? ownerEmailsCopy.oneDueSoon : ownerEmailsCopy.manyDueSoon(numbers.length)
  const list = `${one ? 'order' : 'orders'} ${someOf(numbers.map(String), 20)}`
  return toEmail(
    {
      subject: `${title} (${list})`,
      preview: ownerEmailsCopy.dueSoonPreview,
      heading: `${title}.`,
    },
    ownerEmailsCopy.dueSoonText(list),
    button(ownerEmailsCopy.seeToShip, ownerUrl(`${adminSectionPath('orders')}&show=to-ship`)),
  )
}

export function contactEmail(
  message: Pick<Message, 'id' | 'name' | 'email' | 'subject' | 'text'>,
  { ownerUrl }: Brand,
): Email {
  return toEmail(
    {
      subject: ownerEmailsCopy.helloFrom(message.name, message.subject),
      preview: message.text.slice(0, 120),
      heading: message.subject,
    },
    quote(message.text),
    panel(ownerEmailsCopy.sender, [message.name, message.email]),
    ownerEmailsCopy.answerMessage,
    button(ownerEmailsCopy.seeMessage, ownerUrl(adminSectionPath('messages', message.id))),
  )
}

export function backupTriedEmail(
  { at, problem, ...counts }: NotificationOf<'backup-tried'>,
  { ownerUrl, timeZone }: Pick<Brand, 'ownerUrl' | 'timeZone'>,
): Email {
  const { words, failed, backupFailed, backupGood, toBackups } = ownerEmailsCopy.backups
  const said = problem ?? words(dateInWords(at, timeZone), counts)
  const title = problem ? backupFailed : backupGood
  return toEmail(
    { subject: title, preview: said, heading: `${title}.` },
    quote(said),
    problem !== null && failed,
    button(toBackups, ownerUrl(adminSectionPath('backups'))),
  )
}

export function testEmail(studioName: string): Email {
  return toEmail(
    ownerEmailsCopy.test,
    ownerEmailsCopy.testText(studioName),
    ownerEmailsCopy.testSpam,
  )
}
