/*
 * The admin's sections, by group and in their order: a new section is one name here. The bar, the side,
 * the menu, More and the search read this list. The last groups and their words are the specification's (§2).
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
  /** 'services/payments': the entry `payments` of the section `services`. */
  sections: readonly string[]
}

const { groups } = adminCopy

export const menuOrder = [
  {
    name: groups.orders,
    way: 'orders',
    sections: [
      'orders',
      'postage',
      'messages',
      'saved-answers',
      'subscriptions',
      'holds',
      'invoices',
      'reports',
      'costs',
      'books',
      'visitors',
    ],
  },
  {
    name: groups.products,
    way: 'products',
    sections: ['products', 'galleries', 'arrange', 'drops', 'size-guide', 'printer'],
  },
  { name: groups.marketing, sections: ['discounts', 'social-feed', 'feeds'] },
  { name: groups.website, sections: ['studio', 'theme', 'pages', 'words'] },
  {
    name: groups.settings,
    sections: [
      'store-settings',
      'shipping',
      'store-settings/taxes',
      'services/payments',
      'services/printing',
      'services/mail',
      'services/pictures',
      'services/backups',
      'store-settings/domain',
      'law',
      'staff',
      'account',
      'notifications',
    ],
  },
  {
    name: groups.upkeep,
    sections: ['help', 'check-up', 'backups', 'imports', 'privacy', 'audit', 'clear-demo'],
  },
  {
    name: groups.create,
    way: 'products',
    byKind: true,
    sections: ['create-print', 'create-clothing', 'create-merch', 'create-hero'],
  },
  {
    name: groups.edit,
    way: 'products',
    byKind: true,
    sections: ['edit-print', 'edit-clothing', 'edit-merch', 'edit-hero'],
  },
  {
    name: groups.delete,
    way: 'products',
    byKind: true,
    sections: ['delete-print', 'delete-clothing', 'delete-merch', 'delete-hero'],
  },
  {
    name: adminCopy.whatsHot,
    way: 'products',
    byKind: true,
    sections: ['hot-print', 'hot-clothing', 'hot-merch'],
  },
  { name: adminCopy.vacationMode, byKind: true, sections: ['vacation'] },
] as const satisfies readonly Group[]

/** A section's name in the list, with the entry that it opens. */
export type MenuName = (typeof menuOrder)[number]['sections'][number]
type NameOf<Listed> = Listed extends `${infer Name}/${string}` ? Name : Listed
export type SectionName = NameOf<MenuName> | 'more'

export const sectionNames: readonly SectionName[] = [
  ...new Set(
    menuOrder.flatMap(({ sections }) =>
      sections.map((listed) => listed.split('/')[0] as SectionName),
    ),
  ),
  'more',
]
