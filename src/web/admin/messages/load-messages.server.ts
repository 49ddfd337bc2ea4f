/* Reads the owner's letters: a page of the list, or one of them. */
import type { Shop } from '#compose'
import { answerAddress } from '#shop/messages/message.ts'
import { stateWords } from '#shop/order-admin/owner-words.ts'
import type { RoomAsk } from '../load-room.server.ts'
import { longestSearch, pageOf } from './messages-address.ts'

export async function loadMessages(shop: Shop, { id, search }: RoomAsk) {
  const clocks = { now: shop.clock.now(), zone: (await shop.settings.studio()).timeZone }
  if (id !== null) {
    const message = await shop.storefront.messages.find(id)
    if (!message) return { view: 'gone' as const }
    const { name, subject, email } = message
    const orders = await ordersOf(shop, email)
    const answer = answerAddress(message)
    return { view: 'message' as const, name: subject || name, message, answer, orders, clocks }
  }
  const words = (search.get('find') ?? '').replaceAll('\0', '').slice(0, longestSearch).trim()
  const before = search.get('before')
  const known = before !== null && /^[0-9a-f]{32}$/.test(before) ? before : undefined
  // One more than is shown tells whether there are older ones.
  const found = await shop.storefront.messages.list({
    search: words,
    before: known,
    limit: pageOf + 1,
  })
  return {
    view: 'list' as const,
    messages: found.slice(0, pageOf),
    more: found.length > pageOf,
    before: known ?? null,
    search: words,
    clocks,
  }
}

/** Who writes has often bought: her last orders, so that 'where is my parcel?' is answered at once. */
async function ordersOf(shop: Shop, email: string) {
  const found = await shop.admin.orders.list({ filter: 'all', search: email, limit: 3 })
  const same = (other: string | null) => other?.toLowerCase() === email.toLowerCase()
  return found
    .filter(({ buyer }) => same(buyer.email))
    .map((order) => ({ number: order.number, words: stateWords(order) }))
}
