import type { StaffRole } from '#shop/people/staff/staff-role.ts'
import { type Section, sectionAddress } from '#web/admin/location.ts'
import { sectionFor, sectionTitle } from '#web/admin/sections.ts'

const places: Partial<Record<string, { section: Section; id?: string }>> = {
  address: { section: 'place' },
  payments: { section: 'services', id: 'payments' },
  'payment-events': { section: 'services', id: 'payments' },
  prints: { section: 'services', id: 'printing' },
  mail: { section: 'services', id: 'mail' },
  pictures: { section: 'services', id: 'pictures' },
  feed: { section: 'instagram' },
  feeds: { section: 'feeds' },
  backups: { section: 'backups' },
  law: { section: 'law' },
  'tax-limits': { section: 'numbers' },
}

/** Link to the setting that a check looked at; null: the role may see no such page. */
export function placeOfCheck(
  key: string,
  role: StaffRole | null,
): { to: string; title: string } | null {
  const place = places[key]
  if (!place || sectionFor(role, place.section) === null) return null
  return { to: sectionAddress(place.section, place.id), title: sectionTitle(place.section) }
}
