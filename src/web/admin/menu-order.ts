/*
 * The groups of the admin's menu, in their order. A section names its group (`section.ts`). The
 * bar, the side, the menu, More and the search use this list. The last groups and their words come
 * from the specification (§2).
 */
import { adminCopy } from './copy.ts'

/** Sections that every screen offers; null: the Admin Homepage. */
export const tabs = [null, 'orders', 'products', 'messages', 'more'] as const
export type Tab = (typeof tabs)[number]

interface Group {
  name: string
  /** The tab that leads to the group's sections; absent: More. */
  tab?: Tab
  /** All its sections do the same, for each kind of piece. */
  byKind?: true
}

const { groups } = adminCopy

export const menuGroups = {
  orders: { name: groups.orders, tab: 'orders' },
  products: { name: groups.products, tab: 'products' },
  messages: { name: groups.messages, tab: 'messages' },
  marketing: { name: groups.marketing },
  website: { name: groups.website },
  settings: { name: groups.settings },
  upkeep: { name: groups.upkeep },
  create: { name: groups.create, tab: 'products', byKind: true },
  edit: { name: groups.edit, tab: 'products', byKind: true },
  delete: { name: groups.delete, tab: 'products', byKind: true },
  hot: { name: adminCopy.whatsHot, tab: 'products', byKind: true },
  vacation: { name: adminCopy.vacationMode, byKind: true },
} as const satisfies Record<string, Group>

export interface MenuPlace {
  group: keyof typeof menuGroups
  place: number
  /** Sellers' other words for it, for the search. */
  keywords?: string
}
