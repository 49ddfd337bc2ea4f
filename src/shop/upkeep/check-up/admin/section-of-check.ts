import { sectionAddress } from '#web/admin/location.ts'

const sections: Partial<Record<string, { section: string; id?: string }>> = {
  address: { section: 'store-settings' },
  payments: { section: 'services', id: 'payments' },
  'payment-events': { section: 'services', id: 'payments' },
  prints: { section: 'services', id: 'printing' },
  mail: { section: 'services', id: 'mail' },
  pictures: { section: 'services', id: 'pictures' },
  feed: { section: 'social-feed' },
  feeds: { section: 'feeds' },
  backups: { section: 'backups' },
  'backups-elsewhere': { section: 'services', id: 'backups' },
  law: { section: 'law' },
  'tax-limits': { section: 'books' },
}

/** Null: the account may see no such page. `titles`: of the sections that it may see. */
export function sectionOfCheck(
  key: string,
  titles: ReadonlyMap<string, string>,
): { to: string; title: string } | null {
  const found = sections[key]
  const title = found && titles.get(found.section)
  return found && title ? { to: sectionAddress(found.section, found.id), title } : null
}
