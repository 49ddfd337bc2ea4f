import { type OwnSection, sectionAddress } from '#web/admin/location.ts'
import type { SectionName } from '#web/admin/menu-order.ts'

const places: Partial<Record<string, { section: OwnSection; id?: string }>> = {
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

/** Null: the account may see no such page. `titles`: of the sections that it may see. */
export function placeOfCheck(
  key: string,
  titles: ReadonlyMap<SectionName, string>,
): { to: string; title: string } | null {
  const place = places[key]
  const title = place && titles.get(place.section)
  return place && title ? { to: sectionAddress(place.section, place.id), title } : null
}
