import { type ProductKind, productKinds } from './kinds.ts'

/*
 * Paths of the shop's pages (specification §2): the one table for links, redirects, the sitemap and
 * mails. Mails put the shop's own address before them. The sign-in page is not here: its path is a
 * secret.
 */

export const pagePaths = {
  home: '/',
  cart: '/cart',
  orderSuccess: '/order-success',
  about: '/about',
  commissions: '/commissions',
  archive: '/archive',
  contact: '/contact',
  search: '/search',
  shipping: '/shipping',
  privacy: '/privacy',
  terms: '/terms',
  imprint: '/imprint',
  series: '/series',
  signUp: '/signup',
  subscriptions: '/waiting',
  opening: '/opening',
  withdrawal: '/withdrawal',
  admin: '/admin',
} as const

/** Documents for machines, beside the product feeds. */
export const documentPaths = { newPieces: '/rss.xml', licence: '/license.xml' } as const

export function galleryPath(kind: ProductKind): `/${'print' | 'clothing' | 'merch'}-gallery` {
  return `/${kind === 'prints' ? 'print' : kind}-gallery`
}

/** A gallery's or a series' page; a kind's gallery has the specification's address. */
export function collectionPath({
  type,
  kind,
  slug,
}: {
  type: 'gallery' | 'series'
  kind: ProductKind | null
  slug: string
}): string {
  return kind === null ? `/${type}/${slug}` : galleryPath(kind)
}

/** Names of one segment that the shop itself uses, as paths. */
const ownPaths: ReadonlySet<string> = new Set([
  ...Object.values(pagePaths),
  ...productKinds.map(galleryPath),
  ...['/api', '/assets', '/clothing', '/demo-pay', '/gallery', '/healthz', '/home', '/image'],
  ...['/media', '/merch', '/orders', '/prints', '/vacation'],
])

export function isOwnPath(path: string): boolean {
  return ownPaths.has(path)
}

/** A product's page: image/{id} for prints. */
export function productPath(kind: ProductKind, id: number): string {
  return `/${kind === 'prints' ? 'image' : kind}/${id}`
}

export function cartLinkPath(token: string): string {
  return `/carts/${token}`
}

/** The cart, with a code typed in. */
export function codePath(code: string): string {
  return `${pagePaths.cart}?code=${encodeURIComponent(code)}`
}

/** The contact page, with a letter begun about a piece like this one. */
export function commissionPath(kind: ProductKind, id: number): string {
  return `${pagePaths.contact}?like=${kind}-${id}`
}

export function dropPath(id: number): string {
  return `/drop/${id}`
}

export function orderPath(token: string): string {
  return `/orders/${token}`
}

/** The page of a certificate, by its unguessable id. */
export function certificatePath(id: string): string {
  return `/certificates/${id}`
}

export function invoicePath(orderPage: string, id: string): string {
  return `${orderPage}/invoices/${id}`
}

export function slipPath(number: number, prices: boolean): string {
  return `/packing-slips/${number}${prices ? '?prices=1' : ''}`
}

/** The customs papers of an order's parcels, for staff. */
export function customsPath(number: number): string {
  return `/packing-slips/${number}?customs=1`
}

export function subscriptionPath(token: string): string {
  return `${pagePaths.subscriptions}/${token}`
}

export function withdrawalPath(token: string): string {
  return `${pagePaths.withdrawal}/${token}`
}

export function invitationPath(token: string): string {
  return `${pagePaths.signUp}?invitation=${token}`
}

/** The sign-in page, which leads on to a path of the admin. */
export function signInAddress(signInPath: string, next: string): string {
  return `${signInPath}?next=${encodeURIComponent(next)}`
}

/** The sign-in page of a link by mail; opening it asks for a press, since mailboxes look ahead. */
export function signInLinkAddress(signInPath: string, token: string): string {
  return `${signInPath}?link=${token}`
}

/** A path of the admin, as the sign-in page may lead on to; null for any other address. */
export function adminPathIn(next: string | null): string | null {
  return next !== null && /^\/admin(?:\?[\w=&%.~+-]*)?$/.test(next) ? next : null
}

/** The sections of the admin that the rest of the shop leads to. */
export type LinkedSection = 'orders' | 'messages' | 'vacation' | 'instagram' | 'check-up' | 'place'

/** A section of the admin, or an entry in it. */
export const adminPath: (section: LinkedSection, id?: string | number) => string = adminPathOf

const editSections: Record<ProductKind, string> = {
  prints: 'edit-print',
  clothing: 'edit-clothing',
  merch: 'edit-merch',
}

export function editPath(kind: ProductKind, id: number): string {
  return adminPathOf(editSections[kind], id)
}

/** Like adminPath, for the admin's own names of sections. */
export function adminPathOf(section: string, id?: string | number): string {
  return `${pagePaths.admin}?at=${section}${id === undefined ? '' : `&id=${id}`}`
}
