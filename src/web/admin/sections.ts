import { isAtLeast, type StaffRole } from '#shop/people/staff/staff-role.ts'
import type { HelpPage } from './help/help-pages.ts'

/*
 * The sections of the admin, one descriptor each, in the menu's order. The folder of a section has
 * its name, `at`: there `<at>-section.tsx` exports the screen as its default and, when the screen
 * shows what the shop holds, a `loader`.
 */

interface Descriptor {
  /** Its name in the address. */
  at: string
  /** Its words in the menu. */
  label: string
  /** The title in the breadcrumbs and above the screen; none: the menu's label. */
  title?: string
  /** The least role that may see it; none: all staff. */
  least?: StaffRole
  /** The page of the owner's documentation that it is about. */
  help: HelpPage | null
  /** Help of the section's entries, by their ids. */
  helpOf?: Readonly<Record<string, HelpPage>>
  /** The menu shows it only in this circumstance; none: always. */
  during?: Circumstance
}

/** 'demo': pieces of the demo studio are still in the shop. */
type Circumstance = 'demo'

export interface MenuGroup {
  name: string
  /** Its actions can't be undone. */
  harmful?: boolean
  sections: readonly Descriptor[]
}

/**
 * The specification's groups and words (§2). The daily group comes first; after them come the
 * visitors' pages, rights, and the shop's services.
 */
const menu = [
  {
    name: 'Orders',
    sections: [
      { at: 'orders', label: 'All orders', title: 'Orders', help: 'orders' },
      { at: 'messages', label: 'Messages', help: 'orders' },
      { at: 'waiting', label: 'Waiting list', help: 'orders' },
      { at: 'holds', label: 'Being paid for now', help: 'orders' },
      { at: 'numbers', label: 'Numbers', least: 'partner', help: 'orders' },
    ],
  },
  {
    name: 'Create',
    sections: [
      { at: 'create-print', label: 'Print', title: 'Create Print', help: 'adding-a-piece' },
      {
        at: 'create-clothing',
        label: 'Clothing',
        title: 'Create Clothing',
        help: 'adding-a-piece',
      },
      {
        at: 'create-merch',
        label: 'Merch (sticker/pin)',
        title: 'Create Merch (sticker/pin)',
        help: 'adding-a-piece',
      },
      {
        at: 'create-hero',
        label: 'Homepage Hero Image',
        title: 'Create Homepage Hero Image',
        help: 'adding-a-piece',
      },
    ],
  },
  {
    name: 'Edit',
    sections: [
      { at: 'edit-print', label: 'Print', title: 'Edit Print', help: 'adding-a-piece' },
      { at: 'edit-clothing', label: 'Clothing', title: 'Edit Clothing', help: 'adding-a-piece' },
      { at: 'edit-merch', label: 'Merch', title: 'Edit Merch', help: 'adding-a-piece' },
      { at: 'edit-hero', label: 'Hero', title: 'Edit Hero', help: 'adding-a-piece' },
    ],
  },
  {
    name: 'Delete',
    harmful: true,
    sections: [
      { at: 'delete-print', label: 'Print', title: 'Delete Print', help: 'adding-a-piece' },
      {
        at: 'delete-clothing',
        label: 'Clothing',
        title: 'Delete Clothing',
        help: 'adding-a-piece',
      },
      { at: 'delete-merch', label: 'Merch', title: 'Delete Merch', help: 'adding-a-piece' },
      { at: 'delete-hero', label: 'Hero', title: 'Delete Hero', help: 'adding-a-piece' },
    ],
  },
  {
    name: "What's Hot",
    sections: [
      { at: 'hot-print', label: 'Select Hot Print', help: 'adding-a-piece' },
      { at: 'hot-clothing', label: 'Select Hot Clothing', help: 'adding-a-piece' },
      { at: 'hot-merch', label: 'Select Hot Merch', help: 'adding-a-piece' },
    ],
  },
  {
    name: 'Vacation Mode',
    sections: [{ at: 'vacation', label: 'Set Vacation Mode', least: 'partner', help: 'vacation' }],
  },
  {
    name: 'Studio',
    sections: [
      { at: 'studio', label: 'Words and pictures', least: 'partner', help: 'words-and-pages' },
      { at: 'look', label: 'Look', least: 'partner', help: 'look' },
      { at: 'pages', label: 'Pages', least: 'partner', help: 'words-and-pages' },
      {
        at: 'words',
        label: 'What the shop says by itself',
        least: 'partner',
        help: 'words-and-pages',
      },
      { at: 'drops', label: 'Drops', help: 'drops' },
      { at: 'galleries', label: 'Galleries and series', help: 'galleries' },
      { at: 'arrange', label: 'Order of the galleries', help: 'galleries' },
      { at: 'shipping', label: 'Shipping', least: 'partner', help: 'shipping' },
      { at: 'codes', label: 'Codes', least: 'partner', help: 'orders' },
      { at: 'law', label: 'What the law wants', least: 'owner', help: 'law' },
      { at: 'invoices', label: 'Invoices', least: 'owner', help: 'orders' },
      { at: 'feeds', label: 'Feeds and search engines', least: 'partner', help: 'words-and-pages' },
      { at: 'instagram', label: 'Instagram', least: 'owner', help: 'words-and-pages' },
    ],
  },
  {
    name: 'People',
    sections: [
      { at: 'account', label: 'Your account', help: 'passwords' },
      { at: 'invitations', label: 'Invitations', least: 'owner', help: 'people-who-help' },
      { at: 'people', label: 'A person’s data', least: 'partner', help: 'people-who-help' },
      { at: 'audit', label: 'Audit trail', least: 'owner', help: 'people-who-help' },
    ],
  },
  {
    name: 'Settings',
    sections: [
      { at: 'place', label: 'Where the shop is', least: 'owner', help: 'address' },
      {
        at: 'services',
        label: 'Services',
        least: 'owner',
        help: 'payments',
        helpOf: { printing: 'printer', mail: 'mail', pictures: 'pictures' },
      },
      { at: 'printer', label: 'From Printful', least: 'partner', help: 'printer' },
      { at: 'check-up', label: 'Shop check-up', least: 'partner', help: 'check-up' },
      { at: 'backups', label: 'Backups', least: 'owner', help: 'backups' },
      { at: 'moving', label: 'Moving in and out', least: 'partner', help: 'moving' },
      { at: 'help', label: 'Help', help: null },
      {
        at: 'clear-demo',
        label: 'Clear the demo studio',
        least: 'owner',
        during: 'demo',
        help: 'demo',
      },
    ],
  },
] as const satisfies readonly MenuGroup[]

export type SectionName = (typeof menu)[number]['sections'][number]['at']

const groups: readonly MenuGroup[] = menu

/** The groups in their order, with the sections that the role may see and that aren't over. */
export function menuFor(
  role: StaffRole | null,
  circumstances: readonly Circumstance[] = [],
): MenuGroup[] {
  const isOver = ({ during }: Descriptor) => during && !circumstances.includes(during)
  return groups
    .map((group) => ({
      ...group,
      sections: group.sections.filter((each) => isFor(each, role) && !isOver(each)),
    }))
    .filter(({ sections }) => sections.length > 0)
}

/** The section of this name, if the role may see it. */
export function sectionFor(role: StaffRole | null, at: string | null): SectionName | null {
  const found = sectionAt(at)
  return found && isFor(found, role) ? (found.at as SectionName) : null
}

export function sectionTitle(at: SectionName): string {
  const found = sectionAt(at)
  return found?.title ?? found?.label ?? ''
}

/** The owner's documentation on a section, or on an entry in it. */
export function helpFor(at: SectionName, id: string | null = null): HelpPage | null {
  const section = sectionAt(at)
  return section?.helpOf?.[id ?? ''] ?? section?.help ?? null
}

function sectionAt(at: string | null): Descriptor | undefined {
  return groups.flatMap(({ sections }) => sections).find((section) => section.at === at)
}

function isFor({ least = 'helper' }: Descriptor, role: StaffRole | null): boolean {
  return isAtLeast(role, least)
}
