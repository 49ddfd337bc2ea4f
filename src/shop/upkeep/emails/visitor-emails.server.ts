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
  panel,
  quote,
  toEmail,
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
    subject,
    preview: body.slice(0, 120),
    blocks: [
      ...body.split(/\n{2,}/).filter((words) => words.trim() !== ''),
      ...(letter ? [quote(letter.text)] : []),
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
  return toEmail(
    visitorEmailsCopy.ask(when),
    visitorEmailsCopy.askText(when),
    button(visitorEmailsCopy.askYes, publicUrl + path),
    visitorEmailsCopy.askNotYou(artistName),
  )
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
  const news = await newsOf(reader, subscription, { publicUrl: brand.publicUrl, now })
  if (news === null) return null
  return {
    to: { name: '', address: subscription.email },
    leave: `${brand.publicUrl}/api/waiting/${token}/leave`,
    email: backEmail(news, { look: subscription.path, leave: subscriptionPath(token) }, brand),
  }
}

interface Begun {
  drop: string
}

type News = Good | Begun | keyof typeof visitorEmailsCopy.shopNews

export function backEmail(
  news: News,
  paths: { look: string; leave: string },
  { artistName, publicUrl, currency }: Brand,
): Email {
  const words = newsWords(news)
  const forget = { label: visitorEmailsCopy.forget, url: publicUrl + paths.leave }
  return toEmail(
    { ...words, preview: visitorEmailsCopy.backPreview },
    words.text,
    typeof news === 'object' && 'name' in news && listed([news], currency),
    button(visitorEmailsCopy.look, publicUrl + paths.look),
    visitorEmailsCopy.onlyMail(artistName),
    panel(visitorEmailsCopy.forgetSooner, [visitorEmailsCopy.forgetSoonerText], forget),
  )
}

function newsWords(news: News) {
  if (typeof news === 'string') return visitorEmailsCopy.shopNews[news]
  if ('drop' in news) return visitorEmailsCopy.dropNews(news.drop)
  return visitorEmailsCopy.pieceNews(news.name)
}

/** Null when the piece was deleted or hidden. */
async function newsOf(
  reader: Reader,
  { kind, productId, size, name }: Pick<SubscriptionView, 'kind' | 'productId' | 'size' | 'name'>,
  { publicUrl, now }: { publicUrl: string; now: number },
): Promise<News | null> {
  if (kind === 'shop' || kind === 'opening') return kind
  if (kind === 'drop') return name === null ? null : { drop: name }
  const [sizes = []] = (await readSizes(reader, [{ kind, id: productId }])).values()
  const [first] = sizes
  const ref = { kind, productId, size: size ?? first?.label ?? '' }
  const item = (await findSaleItems(reader, [ref], now)).get(saleKey(ref))
  if (!item) return null
  const { location, unitPrice } = item
  const picture = (await mailPictures(reader, [location], publicUrl)).get(location) ?? null
  // Whoever waits for any size isn't told one: several may be back.
  const details = saleItemDetails({ ...item, size: size ?? '' })
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
  return toEmail(
    visitorEmailsCopy.cart(studioName),
    visitorEmailsCopy.cartText,
    button(visitorEmailsCopy.openCart, publicUrl + cartLinkPath(token)),
    visitorEmailsCopy.cartNotYou(artistName),
  )
}
