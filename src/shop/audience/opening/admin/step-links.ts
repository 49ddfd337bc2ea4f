import type { OpeningStep } from '#shop/audience/opening/opening.ts'
import type { StaffRole } from '#shop/people/staff/staff-role.ts'
import { productAddress, sectionAddress } from '#web/admin/location.ts'
import { openingCopy } from './copy.ts'

export interface StepLink {
  words: string
  to: string
  /** Absent: any account that may open the shop. */
  least?: StaffRole
}

export const stepLinks: Record<OpeningStep, readonly [StepLink, ...StepLink[]]> = {
  country: [
    { words: openingCopy.place.change, to: sectionAddress('store-settings'), least: 'owner' },
  ],
  name: [{ words: openingCopy.writeThem, to: sectionAddress('studio') }],
  theme: [
    { words: openingCopy.chooseLook, to: sectionAddress('theme') },
    { words: openingCopy.addHero, to: productAddress('create', 'hero') },
  ],
  piece: [
    { words: openingCopy.addAPrint, to: productAddress('create', 'print') },
    { words: openingCopy.addClothing, to: productAddress('create', 'clothing') },
    { words: openingCopy.addMerch, to: productAddress('create', 'merch') },
  ],
  shipping: [
    { words: openingCopy.shippingPrice, to: sectionAddress('shipping') },
    { words: openingCopy.destinations, to: sectionAddress('store-settings'), least: 'owner' },
  ],
  words: [{ words: openingCopy.readIt, to: sectionAddress('words') }],
  law: [{ words: openingCopy.fillItIn, to: sectionAddress('law'), least: 'owner' }],
  payments: [
    { words: openingCopy.connectThem, to: sectionAddress('services', 'payments'), least: 'owner' },
  ],
  mail: [{ words: openingCopy.giveItOne, to: sectionAddress('services', 'mail'), least: 'owner' }],
  address: [
    { words: openingCopy.sayWhere, to: sectionAddress('store-settings', 'domain'), least: 'owner' },
  ],
  'sign-in': [{ words: openingCopy.makeItYours, to: sectionAddress('account') }],
}
