import type { OpeningStep } from '#shop/audience/opening/opening.ts'
import type { StaffRole } from '#shop/people/staff/staff-role.ts'
import { productAddress, sectionAddress } from '#web/admin/location.ts'

/** A page of the admin where a step is done. */
export interface Way {
  words: string
  to: string
  /** The least role that may do the step; absent: any account that may open the shop. */
  least?: StaffRole
}

/** The admin pages for each step; the first one belongs to the step's row. */
export const ways: Record<OpeningStep, readonly [Way, ...Way[]]> = {
  name: [{ words: 'Write them', to: sectionAddress('studio') }],
  piece: [
    { words: 'Add a print', to: productAddress('create', 'print') },
    { words: 'Add clothing', to: productAddress('create', 'clothing') },
    { words: 'Add merch', to: productAddress('create', 'merch') },
  ],
  shipping: [
    { words: 'What it costs', to: sectionAddress('shipping') },
    { words: 'Where to', to: sectionAddress('place'), least: 'owner' },
  ],
  words: [{ words: 'Read it', to: sectionAddress('words') }],
  law: [{ words: 'Fill it in', to: sectionAddress('law'), least: 'owner' }],
  payments: [{ words: 'Connect them', to: sectionAddress('services', 'payments'), least: 'owner' }],
  mail: [{ words: 'Give it one', to: sectionAddress('services', 'mail'), least: 'owner' }],
  address: [{ words: 'Say where it is', to: sectionAddress('place'), least: 'owner' }],
  'sign-in': [{ words: 'Make it yours', to: sectionAddress('account') }],
}
