/* The groups and their words are the specification's (§2). */
import { adminCopy } from './copy.ts'

interface Group {
  name: string
  /** Its actions can't be undone. */
  harmful?: boolean
  sections: readonly string[]
}

export const menuOrder = [
  { name: 'Orders', sections: ['orders', 'messages', 'waiting', 'holds', 'numbers'] },
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
      'look',
      'pages',
      'words',
      'drops',
      'galleries',
      'arrange',
      'shipping',
      'codes',
      'law',
      'invoices',
      'feeds',
      'instagram',
    ],
  },
  { name: 'People', sections: ['account', 'invitations', 'people', 'audit'] },
  {
    name: 'Settings',
    sections: [
      'place',
      'services',
      'printer',
      'check-up',
      'backups',
      'moving',
      'help',
      'clear-demo',
    ],
  },
] as const satisfies readonly Group[]

export type SectionName = (typeof menuOrder)[number]['sections'][number]

export const sectionNames: readonly SectionName[] = menuOrder.flatMap(({ sections }) => sections)
