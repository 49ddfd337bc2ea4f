import { type ProductKind, productKinds } from './kinds.ts'

/* The one table of paths (specification §2). The sign-in page's path is a secret. */

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
  packing: '/packing',
  admin: '/admin',
} as const

export const documentPaths = {
  newPieces: '/rss.xml',
  licence: '/license.xml',
  agents: '/.well-known/ucp',
  app: '/site.webmanifest',
  adminApp: '/admin.webmanifest',
} as const

/** Without a slash at its end (UCP 2026-08-25, permalink). */
export const buyLinkPath = '/buy'

export function galleryPath(kind: ProductKind): `/${'print' | 'clothing' | 'merch'}-gallery` {
  return `/${kind === 'prints' ? 'print' : kind}-gallery`
}

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

const ownPaths: ReadonlySet<string> = new Set([
  ...Object.values(pagePaths),
  ...productKinds.map(galleryPath),
  '/api',
  '/assets',
  '/clothing',
  '/demo-pay',
  '/gallery',
  '/healthz',
  '/home',
  '/image',
  '/media',
  '/merch',
  '/orders',
  '/pages',
  '/prints',
  '/vacation',
])

/** The router finds a page in any case. */
export function isOwnPath(path: string): boolean {
  return ownPaths.has(path.toLowerCase())
}

export function productPath(kind: ProductKind, id: number): string {
  return `/${kind === 'prints' ? 'image' : kind}/${id}`
}

export function cartLinkPath(token: string): string {
  return `/carts/${token}`
}

/** `items` as in a link under /buy/. */
export function pickedPath(items: string): string {
  return `/picked/${encodeURIComponent(items)}`
}

export function codePath(code: string): string {
  return `${pagePaths.cart}?code=${encodeURIComponent(code)}`
}

export function commissionPath(kind: ProductKind, id: number): string {
  return `${pagePaths.contact}?like=${kind}-${id}`
}

/** `about`: what a letter to the studio begins with. */
export function askPath(token: string, about: 'order' | 'address'): string {
  return `${pagePaths.contact}?order=${token}&about=${about}`
}

export function withdrawOrderPath(token: string): string {
  return `${pagePaths.withdrawal}?order=${token}`
}

export function dropPath(id: number): string {
  return `/drop/${id}`
}

export function ownPagePath(slug: string): string {
  return `/pages/${slug}`
}

export function orderPath(token: string): string {
  return `/orders/${token}`
}

export function presentPath(name: string): string {
  return `/on-its-way/${name}`
}

export function certificatePath(id: string): string {
  return `/certificates/${id}`
}

export function invoicePath(orderPage: string, id: string): string {
  return `${orderPage}/invoices/${id}`
}

export function slipPath(number: number, prices: boolean): string {
  return `/packing-slips/${number}${prices ? '?prices=1' : ''}`
}

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

/** Restores an older shop from its backup instead of opening a new shop. */
export function restorePath(token: string): string {
  return `${invitationPath(token)}&restore=1`
}

export function signInAddress(signInPath: string, next: string): string {
  return `${signInPath}?next=${encodeURIComponent(next)}`
}

/** A GET only shows a button, because mailboxes open links ahead of people. */
export function signInLinkAddress(signInPath: string, token: string): string {
  return `${signInPath}?link=${token}`
}

export function adminPathIn(next: string | null): string | null {
  return next !== null && /^\/admin(?:\?[\w=&%.~+-]*)?$/.test(next) ? next : null
}

const editSections: Record<ProductKind, string> = {
  prints: 'edit-print',
  clothing: 'edit-clothing',
  merch: 'edit-merch',
}

export function editPath(kind: ProductKind, id: number): string {
  return adminSectionPath(editSections[kind], id)
}

export function adminSectionPath(section: string, id?: string | number): string {
  return `${pagePaths.admin}?at=${section}${id === undefined ? '' : `&id=${id}`}`
}
