/*
 * The groups of the admin's menu, in their order. A section says where it stands in one (`section.ts`). The bar,
 * the side, the menu, More and the search follow. The last groups and their words are the specification's (§2).
 */
import { adminCopy } from './copy.ts'

/** Sections in reach on every screen; null: the Admin Homepage. */
export const ways = [null, 'orders', 'products', 'messages', 'more'] as const
export type Way = (typeof ways)[number]

interface Group {
  name: string
  /** The way that leads to the group's sections; none: More. */
  way?: Way
  /** The sections are one action, by kind of piece. */
  byKind?: true
}

const { groups } = adminCopy

export const menuGroups = {
  orders: { name: groups.orders, way: 'orders' },
  products: { name: groups.products, way: 'products' },
  marketing: { name: groups.marketing },
  website: { name: groups.website },
  settings: { name: groups.settings },
  upkeep: { name: groups.upkeep },
  create: { name: groups.create, way: 'products', byKind: true },
  edit: { name: groups.edit, way: 'products', byKind: true },
  delete: { name: groups.delete, way: 'products', byKind: true },
  hot: { name: adminCopy.whatsHot, way: 'products', byKind: true },
  vacation: { name: adminCopy.vacationMode, byKind: true },
} as const satisfies Record<string, Group>

export interface MenuPlace {
  group: keyof typeof menuGroups
  /** Entries stand by it, the lowest first. */
  place: number
  /** Other words by which sellers look for it. */
  keywords?: string
}
