import type { ProductKind } from '#platform/addresses/kinds.ts'
import { adminSectionPath, productPath } from '#platform/addresses/page-paths.ts'
import { adminCopy } from './copy.ts'

/* Specification §2: one page. Parameters, so that the browser's back button works inside it. */

const productTypes = ['print', 'clothing', 'merch', 'hero'] as const
export type ProductType = (typeof productTypes)[number]
export const sellableTypes = ['print', 'clothing', 'merch'] as const
export type SellableType = (typeof sellableTypes)[number]
const actions = ['create', 'edit', 'delete', 'hot'] as const
export type Action = (typeof actions)[number]

export interface ProductLocation {
  action: Action
  type: ProductType
  /** The chosen product in an edit screen's list; for a new product, the product to copy. */
  id: number | null
}

export interface SectionLocation {
  section: string
  id: string | null
}

export type AdminLocation = ProductLocation | SectionLocation

export const homeTitle = adminCopy.home

/** Former names of sections, in old links and e-mails. */
const formerNames: Readonly<Record<string, string>> = {
  codes: 'discounts',
  instagram: 'social-feed',
  invitations: 'staff',
  look: 'theme',
  moving: 'imports',
  numbers: 'reports',
  people: 'privacy',
  place: 'store-settings',
  waiting: 'subscriptions',
}

/** Null: the Admin Homepage. Only the server knows whether the section exists. */
export function locationIn(search: URLSearchParams): AdminLocation | null {
  const named = search.get('at') ?? ''
  const at = Object.hasOwn(formerNames, named) ? formerNames[named] : named
  const id = search.get('id')
  if (!at) return null
  const [action, type] = at.split('-') as [Action, ProductType]
  if (!actions.includes(action) || !productTypes.includes(type)) {
    return { section: at, id: id !== null && /^[\w-]{1,64}$/.test(id) ? id : null }
  }
  const chosen =
    (action === 'edit' || action === 'create') && id !== null && /^[1-9]\d{0,14}$/.test(id)
  return { action, type, id: chosen ? Number(id) : null }
}

export function sectionNameOf(location: AdminLocation): string {
  return 'section' in location ? location.section : `${location.action}-${location.type}`
}

export function productAddress(action: Action, type: ProductType, id?: number): string {
  return adminSectionPath(`${action}-${type}`, id)
}

export function pieceAddress(type: SellableType, { id, hidden }: { id: number; hidden: boolean }) {
  return `${productPath(kindOf[type], id)}${hidden ? '?preview=1' : ''}`
}

export const kindOf: Record<SellableType, ProductKind> = {
  print: 'prints',
  clothing: 'clothing',
  merch: 'merch',
}

export function typeOf(kind: ProductKind): SellableType {
  return sellableTypes.find((type) => kindOf[type] === kind) ?? 'print'
}
