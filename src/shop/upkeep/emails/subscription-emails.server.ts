/* The two e-mails of a back-in-stock subscription: the confirmation, and the notification. */

import { subscriptionPath } from '#platform/addresses/page-paths.ts'
import type { Reader } from '#platform/db/database.ts'
import type { TargetKind } from '#platform/db/tables/tables-subscriptions.ts'
import type { SubscriptionView } from '#shop/audience/subscriptions/subscription.ts'
import { findSubscription } from '#shop/audience/subscriptions/subscriptions.server.ts'
import { displayName } from '#shop/catalogue/products/product.ts'
import { saleItemDetails } from '#shop/catalogue/products/product-words.ts'
import { findSaleItems, saleKey } from '#shop/catalogue/products/sale-items/sale-item.server.ts'
import { readSizes } from '#shop/catalogue/sizes/piece-sizes.server.ts'
import type { Addressed, Brand, Email, Good, MailSources } from './email.ts'
import { mailPictures } from './mail-order.server.ts'

/** Asks an address for its consent; null when the subscription is over. */
export async function subscriptionConfirm(
  { reader, brand }: MailSources,
  token: string,
): Promise<Addressed | null> {
  const subscription = await findSubscription(reader, token)
  if (subscription?.state !== 'requested') return null
  const to = { name: '', address: subscription.email }
  return { to, email: confirmEmail(subscription, subscriptionPath(token), brand) }
}

/** `path` is where the subscription is confirmed. */
export function confirmEmail(
  { kind, name }: Pick<SubscriptionView, 'kind' | 'name'>,
  path: string,
  { artistName, publicUrl }: Brand,
): Email {
  const when = kind === 'opening' ? 'the shop opens' : whenOf(kind, name)
  return {
    subject: `Shall I tell you when ${when}?`,
    preview: 'One click, and you’re on the list.',
    blocks: [
      { type: 'heading', text: 'Shall I tell you?' },
      {
        type: 'text',
        text: `Somebody, and I hope it was you, asked me to write to this address when ${when}. Say yes, and I’ll send one email then. That’s all.`,
      },
      { type: 'button', label: 'Yes, tell me', url: publicUrl + path },
      {
        type: 'text',
        text: `It wasn’t you? Then there is nothing to do: without a yes the address is forgotten in a week.\n\n${artistName}`,
      },
    ],
  }
}

function whenOf(kind: TargetKind, name: string | null): string {
  if (kind === 'drop') return `“${name ?? 'it'}” opens`
  return `${name ?? 'the shop'} is back`
}

/** Null when the subscription, or the piece, is gone meanwhile. */
export async function subscriptionBack(
  { reader, brand, now }: MailSources,
  token: string,
): Promise<Addressed | null> {
  const subscription = await findSubscription(reader, token)
  if (subscription?.state !== 'notified') return null
  const what = await newsOf(reader, subscription, { publicUrl: brand.publicUrl, now })
  if (what === null) return null
  return {
    to: { name: '', address: subscription.email },
    leave: `${brand.publicUrl}/api/waiting/${token}/leave`,
    email: backEmail(what, { look: subscription.path, leave: subscriptionPath(token) }, brand),
  }
}

interface ShopNews {
  subject: string
  heading: string
  text: string
}

const shopNews = {
  shop: {
    subject: 'The shop is open again',
    heading: 'I’m back!',
    text: 'You asked me to tell you: the studio is open again, and everything can be bought as before.',
  },
  opening: {
    subject: 'The shop is open',
    heading: 'The door is open!',
    text: 'You asked me to tell you: the shop is open, and you are among the first to know. Come in and look around.',
  },
} satisfies Partial<Record<TargetKind, ShopNews>>

/** A drop that has begun, by its title. */
interface Begun {
  drop: string
}

/** `what`: the piece, or words for the whole shop. */
export function backEmail(
  what: Good | Begun | keyof typeof shopNews,
  paths: { look: string; leave: string },
  { artistName, publicUrl, currency }: Brand,
): Email {
  const piece = typeof what === 'string' || 'drop' in what ? null : what
  const { subject, heading, text } = newsWords(what)
  return {
    subject,
    preview: 'You wanted to know.',
    blocks: [
      { type: 'heading', text: heading },
      { type: 'text', text },
      ...(piece ? [{ type: 'goods' as const, goods: [piece], currency }] : []),
      { type: 'button', label: 'Have a look', url: publicUrl + paths.look },
      {
        type: 'text',
        text: `This was the only mail: you’re off the list, and your address is forgotten in a week.\n\n${artistName}`,
      },
      {
        type: 'panel',
        title: 'Forget it sooner?',
        lines: ['There is a button for that, and then it is gone at once.'],
        link: { label: 'Forget my address', url: publicUrl + paths.leave },
      },
    ],
  }
}

function newsWords(what: Good | Begun | keyof typeof shopNews): ShopNews {
  if (typeof what === 'string') return shopNews[what]
  return 'drop' in what ? dropNews(what) : pieceNews(what)
}

function dropNews({ drop }: Begun): ShopNews {
  return {
    subject: `${drop}: it’s in the shop`,
    heading: 'It’s in the shop!',
    text: `You asked me to tell you: “${drop}” has just opened. I can’t keep anything for you: whoever is first has it.`,
  }
}

function pieceNews({ name }: Good): ShopNews {
  return {
    subject: `${name} is back`,
    heading: `${name} is back!`,
    text: 'You asked me to tell you, so here it is. I can’t keep it for you: whoever is first has it.',
  }
}

/** The shop, or the piece as it is sold now; null when it was deleted or hidden meanwhile. */
async function newsOf(
  reader: Reader,
  { kind, productId, name }: Pick<SubscriptionView, 'kind' | 'productId' | 'name'>,
  { publicUrl, now }: { publicUrl: string; now: number },
): Promise<Good | Begun | keyof typeof shopNews | null> {
  if (kind === 'shop' || kind === 'opening') return kind
  if (kind === 'drop') return name === null ? null : { drop: name }
  const [sizes = []] = (await readSizes(reader, [{ kind, id: productId }])).values()
  const [first] = sizes
  const ref = { kind, productId, size: first?.label ?? '' }
  const item = (await findSaleItems(reader, [ref], now)).get(saleKey(ref))
  if (!item) return null
  const { location, unitPrice } = item
  const picture = (await mailPictures(reader, [location], publicUrl)).get(location) ?? null
  // Of several sizes any may be back: none is named.
  const details = saleItemDetails({ ...item, size: '' })
  return { picture, name: displayName(item), details, quantity: 1, unitPrice }
}
