/* The groups and their words are the specification's (§2). */
import { adminCopy } from './copy.ts'

interface Group {
  name: string
  /** Its actions can't be undone. */
  harmful?: boolean
  sections: readonly string[]
}

export const menuOrder = [
  { name: 'Orders', sections: ['orders', 'messages', 'subscriptions', 'holds', 'reports'] },
  {
    name: 'Create',
    sections: ['create-print', 'create-clothing', 'create-merch', 'create-hero'],
  },
  { name: 'Edit', sections: ['edit-print', 'edit-clothing', 'edit-merch', 'edit-hero'] },
  {
    name: 'Delete',
    harmful: true,
    sections: ['delete-print', 'delete-clothing', 'delete-merch', 'delete-hero'],
  },
  { name: adminCopy.whatsHot, sections: ['hot-print', 'hot-clothing', 'hot-merch'] },
  { name: adminCopy.vacationMode, sections: ['vacation'] },
  {
    name: 'Studio',
    sections: [
      'studio',
      'theme',
      'pages',
      'words',
      'drops',
      'galleries',
      'arrange',
      'shipping',
      'discounts',
      'law',
      'invoices',
      'feeds',
      'social-feed',
    ],
  },
  { name: 'People', sections: ['account', 'staff', 'privacy', 'audit'] },
  {
    name: 'Settings',
    sections: [
      'store-settings',
      'services',
      'printer',
      'check-up',
      'backups',
      'imports',
      'help',
      'clear-demo',
    ],
  },
] as const satisfies readonly Group[]

export type SectionName = (typeof menuOrder)[number]['sections'][number]

export const sectionNames: readonly SectionName[] = menuOrder.flatMap(({ sections }) => sections)
