/*
 * The groups of the admin's menu, in their order. A section says where it stands in one (`section.ts`). The bar,
 * the side, the menu, More and the search follow. The last groups and their words are the specification's (§2).
 */
import { adminCopy } from './copy.ts'

/** Sections in reach on every screen; null: the Admin Homepage. */
export const tabs = [null, 'orders', 'products', 'messages', 'more'] as const
export type Tab = (typeof tabs)[number]

interface Group {
  name: string
  /** The tab that leads to the group's sections; none: More. */
  tab?: Tab
  /** The sections are one action, by kind of piece. */
  byKind?: true
}

const { groups } = adminCopy

export const menuGroups = {
  orders: { name: groups.orders, tab: 'orders' },
  products: { name: groups.products, tab: 'products' },
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
  /** Entries stand by it, the lowest first. */
  place: number
  /** Other words by which sellers look for it. */
  keywords?: string
}
