import { cartLinkPath, subscriptionPath } from '#platform/addresses/page-paths.ts'
import type { Reader } from '#platform/db/database.ts'
import type { TargetKind } from '#platform/db/tables/tables.ts'
import type { SubscriptionView } from '#shop/audience/back-in-stock/subscription.ts'
import { findSubscription } from '#shop/audience/back-in-stock/subscriptions.server.ts'
import { displayName } from '#shop/catalogue/products/product.ts'
import { saleItemDetails } from '#shop/catalogue/products/product-words.ts'
import { findSaleItems, saleKey } from '#shop/catalogue/products/sale-items/sale-item.server.ts'
import { readSizes } from '#shop/catalogue/sizes/piece-sizes.server.ts'
import {
  type Addressed,
  type Brand,
  button,
  type Email,
  type Good,
  listed,
  type MailSources,
} from './email.ts'
import { mailPictures } from './mail-order.server.ts'
import { visitorEmailsCopy } from './visitor.copy.ts'

/** In the studio's own words, with the message quoted. */
export function answerEmail({
  subject,
  body,
  letter,
}: {
  subject: string
  body: string
  letter: { text: string } | null
}): Email {
  return {
    ...{ subject, preview: body.slice(0, 120) },
    blocks: [
      ...body.split(/\n{2,}/).filter((words) => words.trim() !== ''),
      ...(letter ? [{ type: 'quote' as const, text: letter.text }] : []),
    ],
  }
}

/** Null when the subscription has ended. */
export async function subscriptionConfirm(
  { reader, brand }: MailSources,
  token: string,
): Promise<Addressed | null> {
  const subscription = await findSubscription(reader, token)
  if (subscription?.state !== 'requested') return null
  const to = { name: '', address: subscription.email }
  return { to, email: confirmEmail(subscription, subscriptionPath(token), brand) }
}

/** `path` confirms the subscription. */
export function confirmEmail(
  { kind, name }: Pick<SubscriptionView, 'kind' | 'name'>,
  path: string,
  { artistName, publicUrl }: Brand,
): Email {
  const when = kind === 'opening' ? visitorEmailsCopy.whenOpening : whenOf(kind, name)
  return {
    subject: visitorEmailsCopy.askSubject(when),
    preview: visitorEmailsCopy.askPreview,
    blocks: [
      { type: 'heading', text: visitorEmailsCopy.askHeading },
      visitorEmailsCopy.askText(when),
      button(visitorEmailsCopy.askYes, publicUrl + path),
      visitorEmailsCopy.askNotYou(artistName),
    ],
  }
}

function whenOf(kind: TargetKind, name: string | null): string {
  if (kind === 'drop') return visitorEmailsCopy.whenDrop(name ?? 'it')
  return visitorEmailsCopy.whenBack(name ?? visitorEmailsCopy.theShop)
}

/** Null when the subscription or the piece is gone. */
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
    subject: visitorEmailsCopy.shopAgainSubject,
    heading: visitorEmailsCopy.shopAgainHeading,
    text: visitorEmailsCopy.shopAgainText,
  },
  opening: {
    subject: visitorEmailsCopy.openingSubject,
    heading: visitorEmailsCopy.openingHeading,
    text: visitorEmailsCopy.openingText,
  },
} satisfies Partial<Record<TargetKind, ShopNews>>

interface Begun {
  drop: string
}

export function backEmail(
  what: Good | Begun | keyof typeof shopNews,
  paths: { look: string; leave: string },
  { artistName, publicUrl, currency }: Brand,
): Email {
  const piece = typeof what === 'string' || 'drop' in what ? null : what
  const { subject, heading, text } = newsWords(what)
  return {
    subject,
    preview: visitorEmailsCopy.backPreview,
    blocks: [
      { type: 'heading', text: heading },
      text,
      ...(piece ? [listed([piece], currency)] : []),
      button(visitorEmailsCopy.look, publicUrl + paths.look),
      visitorEmailsCopy.onlyMail(artistName),
      {
        type: 'panel',
        title: visitorEmailsCopy.forgetSooner,
        lines: [visitorEmailsCopy.forgetSoonerText],
        link: { label: visitorEmailsCopy.forget, url: publicUrl + paths.leave },
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
    subject: visitorEmailsCopy.dropSubject(drop),
    heading: visitorEmailsCopy.dropHeading,
    text: visitorEmailsCopy.dropText(drop),
  }
}

function pieceNews({ name }: Good): ShopNews {
  return {
    subject: visitorEmailsCopy.whenBack(name),
    heading: visitorEmailsCopy.pieceHeading(name),
    text: visitorEmailsCopy.pieceText,
  }
}

/** Null when the piece was deleted or hidden. */
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
  // Several sizes may be back, so it names none.
  const details = saleItemDetails({ ...item, size: '' })
  return { picture, name: displayName(item), details, quantity: 1, unitPrice }
}

/** Null: the link has expired, or its mailbox was forgotten. */
export async function cartLink(
  { reader, brand }: MailSources,
  token: string,
): Promise<Addressed | null> {
  const link = await reader
    .selectFrom('cart_links')
    .select('email')
    .where('token', '=', token)
    .executeTakeFirst()
  if (!link?.email) return null
  return { to: { name: '', address: link.email }, email: cartLinkEmail(token, brand) }
}

export function cartLinkEmail(token: string, { artistName, studioName, publicUrl }: Brand): Email {
  return {
    subject: visitorEmailsCopy.cartFrom(studioName),
    preview: visitorEmailsCopy.cartPreview,
    blocks: [
      { type: 'heading', text: visitorEmailsCopy.cartHeading },
      visitorEmailsCopy.cartText,
      button(visitorEmailsCopy.openCart, publicUrl + cartLinkPath(token)),
      visitorEmailsCopy.cartNotYou(artistName),
    ],
  }
}
