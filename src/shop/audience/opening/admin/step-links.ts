import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import type { OpeningStep } from '#shop/audience/opening/opening.ts'
import type { StaffRole } from '#shop/people/staff/staff-role.ts'
import { productAddress } from '#web/admin/location.ts'
import { openingCopy } from './copy.ts'

export interface StepLink {
  words: string
  to: string
  /** Absent: any account that may open the shop. */
  least?: StaffRole
}

export const stepLinks: Record<OpeningStep, readonly [StepLink, ...StepLink[]]> = {
  country: [
    { words: openingCopy.place.change, to: adminSectionPath('store-settings'), least: 'owner' },
  ],
  name: [{ words: openingCopy.writeThem, to: adminSectionPath('studio') }],
  theme: [
    { words: openingCopy.chooseTheme, to: adminSectionPath('theme') },
    { words: openingCopy.addHero, to: productAddress('create', 'hero') },
  ],
  piece: [
    { words: openingCopy.addAPrint, to: productAddress('create', 'print') },
    { words: openingCopy.addClothing, to: productAddress('create', 'clothing') },
    { words: openingCopy.addMerch, to: productAddress('create', 'merch') },
  ],
  shipping: [
    { words: openingCopy.shippingPrice, to: adminSectionPath('shipping') },
    { words: openingCopy.destinations, to: adminSectionPath('store-settings'), least: 'owner' },
  ],
  words: [{ words: openingCopy.readIt, to: adminSectionPath('words') }],
  law: [{ words: openingCopy.fillItIn, to: adminSectionPath('law'), least: 'owner' }],
  payments: [
    {
      words: openingCopy.connectThem,
      to: adminSectionPath('services', 'payments'),
      least: 'owner',
    },
  ],
  mail: [
    { words: openingCopy.giveItOne, to: adminSectionPath('services', 'mail'), least: 'owner' },
  ],
  address: [
    {
      words: openingCopy.sayWhere,
      to: adminSectionPath('store-settings', 'domain'),
      least: 'owner',
    },
  ],
  'sign-in': [{ words: openingCopy.makeItYours, to: adminSectionPath('account') }],
}
