import type { Shop } from '#compose'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import { stateWords } from '#shop/orders/back-office/owner-order.ts'
import {
  answerAddress,
  answerSubject,
  longestMessageSearch,
} from '#shop/people/messages/message.ts'
import { NothingHere } from '#web/admin/list/nothing-here.tsx'
import type { Section, SectionRequest } from '#web/admin/section.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { messagesCopy } from './copy.ts'
import { MessageDetail } from './message-detail.tsx'
import { messagesPerPage } from './messages-address.ts'
import { MessagesList } from './messages-list.tsx'

export const section = {
  at: 'messages',
  label: messagesCopy.messages,
  menu: { group: 'messages', place: 10, keywords: messagesCopy.keywords },
  help: 'orders',
  load,
} satisfies Section

async function load(shop: Shop, { id, search }: SectionRequest) {
  const clocks = { now: shop.clock.now(), zone: (await shop.settings.studio()).timeZone }
  if (id !== null) {
    const message = await shop.storefront.messages.find(id)
    if (!message) return { view: 'gone' as const }
    const { name, subject, email } = message
    const orders = await ordersOf(shop, email)
    const [saved, answers] = await Promise.all([
      shop.admin.answers.saved.list(),
      shop.admin.answers.ofLetter(message.id),
    ])
    const again = { answer: answerAddress(message), subject: answerSubject(message) }
    const mails = shop.services.mailbox.isConnected()
    const facts = { message, orders, saved, answers, mails, clocks }
    return { view: 'message' as const, name: subject || name, ...facts, ...again }
  }
  const words = (search.get('find') ?? '')
    .replaceAll('\0', '')
    .slice(0, longestMessageSearch)
    .trim()
  const aside = search.get('aside') === '1'
  const toAnswer = search.get('answer') === '1'
  const before = search.get('before')
  const known = before !== null && /^[0-9a-f]{32}$/.test(before) ? before : undefined
  // Reads one message more, to know whether there are older ones.
  const found = await shop.storefront.messages.list({
    search: words,
    before: known,
    limit: messagesPerPage + 1,
    suspicious: aside,
    toAnswer,
  })
  return {
    view: 'list' as const,
    name: aside ? messagesCopy.asideTitle : toAnswer ? messagesCopy.toAnswerTitle : null,
    asideCount: await shop.storefront.messages.countAside(),
    toAnswerCount: await shop.storefront.messages.countToAnswer(),
    toAnswer,
    messages: found.slice(0, messagesPerPage),
    more: found.length > messagesPerPage,
    before: known ?? null,
    aside,
    search: words,
    clocks,
  }
}

/** The writer's orders, to answer 'where is my parcel?' at once. */
async function ordersOf(shop: Shop, email: string) {
  const found = await shop.admin.orders.list({ filter: 'all', search: email, limit: 3 })
  const same = (other: string | null) => other?.toLowerCase() === email.toLowerCase()
  return found
    .filter(({ buyer }) => same(buyer.email))
    .map((order) => ({ number: order.number, words: stateWords(order) }))
}

export type MessagesData = Awaited<ReturnType<typeof load>>

export default function MessagesScreen(data: MessagesData) {
  if (data.view === 'list') return <MessagesList {...data} />
  if (data.view === 'message') return <MessageDetail key={data.message.id} {...data} />
  return (
    <NothingHere lead={`${messagesCopy.goneTitle}.`}>
      <p>{messagesCopy.goneText}</p>
      <ButtonLink to={adminSectionPath('messages')} prefetch="none">
        {messagesCopy.back}
      </ButtonLink>
    </NothingHere>
  )
}
