import { isAtLeast, type StaffRole } from '#shop/identity/staff-role.ts'

/*
 * The sections of the admin, one descriptor each, in the menu's order. The folder of a section has
 * its name, `at`: there `<at>-screen.tsx` exports the screen as its default and, when the screen
 * shows what the shop holds, a `loader`.
 */

interface Descriptor {
  /** Its name in the address. */
  at: string
  /** Its words in the menu. */
  label: string
  /** Its words in the breadcrumbs and above the screen; none: those of the menu. */
  title?: string
  /** The least role that may see it; none: all staff. */
  least?: StaffRole
  /** In the menu only for as long as this is so; none: always. */
  during?: Circumstance
}

/** What may be so in a shop for a while: pieces of the demo studio are still in it. */
type Circumstance = 'demo'

export interface MenuGroup {
  name: string
  /** What is chosen here can't be undone. */
  harmful?: boolean
  sections: readonly Descriptor[]
}

/**
 * By the groups and words of the specification (§2). What is used daily stands before them; after
 * them what visitors see, who may do what, and what the shop runs on.
 */
const menu = [
  {
    name: 'Orders',
    sections: [
      { at: 'orders', label: 'All orders', title: 'Orders' },
      { at: 'messages', label: 'Messages' },
      { at: 'waiting', label: 'Waiting list' },
      { at: 'holds', label: 'Being paid for now' },
    ],
  },
  {
    name: 'Create',
    sections: [
      { at: 'create-print', label: 'Print', title: 'Create Print' },
      { at: 'create-clothing', label: 'Clothing', title: 'Create Clothing' },
      {
        at: 'create-merch',
        label: 'Merch (sticker/pin)',
        title: 'Create Merch (sticker/pin)',
      },
      { at: 'create-hero', label: 'Homepage Hero Image', title: 'Create Homepage Hero Image' },
    ],
  },
  {
    name: 'Edit',
    sections: [
      { at: 'edit-print', label: 'Print', title: 'Edit Print' },
      { at: 'edit-clothing', label: 'Clothing', title: 'Edit Clothing' },
      { at: 'edit-merch', label: 'Merch', title: 'Edit Merch' },
      { at: 'edit-hero', label: 'Hero', title: 'Edit Hero' },
    ],
  },
  {
    name: 'Delete',
    harmful: true,
    sections: [
      { at: 'delete-print', label: 'Print', title: 'Delete Print' },
      { at: 'delete-clothing', label: 'Clothing', title: 'Delete Clothing' },
      { at: 'delete-merch', label: 'Merch', title: 'Delete Merch' },
      { at: 'delete-hero', label: 'Hero', title: 'Delete Hero' },
    ],
  },
  {
    name: "What's Hot",
    sections: [
      { at: 'hot-print', label: 'Select Hot Print' },
      { at: 'hot-clothing', label: 'Select Hot Clothing' },
      { at: 'hot-merch', label: 'Select Hot Merch' },
    ],
  },
  {
    name: 'Vacation Mode',
    sections: [{ at: 'vacation', label: 'Set Vacation Mode', least: 'partner' }],
  },
  {
    name: 'Studio',
    sections: [
      { at: 'studio', label: 'Words and pictures', least: 'partner' },
      { at: 'pages', label: 'Pages', least: 'partner' },
      { at: 'arrange', label: 'Order of the galleries' },
      { at: 'shipping', label: 'Shipping', least: 'partner' },
      { at: 'instagram', label: 'Instagram', least: 'owner' },
    ],
  },
  {
    name: 'People',
    sections: [
      { at: 'account', label: 'Your account' },
      { at: 'invitations', label: 'Invitations', least: 'owner' },
      { at: 'people', label: 'A person’s data', least: 'partner' },
      { at: 'audit', label: 'Audit trail', least: 'owner' },
    ],
  },
  {
    name: 'Settings',
    sections: [
      { at: 'variants', label: 'Sizes at the printer', least: 'partner' },
      { at: 'check-up', label: 'Shop check-up', least: 'partner' },
      { at: 'backups', label: 'Backups', least: 'owner' },
      { at: 'clear-demo', label: 'Clear the demo studio', least: 'owner', during: 'demo' },
    ],
  },
] as const satisfies readonly MenuGroup[]

/** The name of a section in the address. */
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

function sectionAt(at: string | null): Descriptor | undefined {
  return groups.flatMap(({ sections }) => sections).find((section) => section.at === at)
}

function isFor({ least = 'helper' }: Descriptor, role: StaffRole | null): boolean {
  return isAtLeast(role, least)
}
