import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import type { MenuGroup } from '#web/admin/menu-groups.ts'

const lines: Partial<Record<string, string>> = {
  address: 'store-settings/domain',
  payments: 'services/payments',
  'payment-events': 'services/payments',
  prints: 'services/printing',
  mail: 'services/mail',
  pictures: 'services/pictures',
  feed: 'social-feed',
  feeds: 'feeds',
  backups: 'backups',
  'backups-elsewhere': 'services/backups',
  law: 'law',
  'tax-limits': 'books',
}

export const isSetInSection = (key: string): boolean => key in lines

/** Null: the account may not see such a page. `groups`: the menu of the account. */
export function sectionOfCheck(
  key: string,
  groups: readonly MenuGroup[],
): { to: string; title: string } | null {
  const entries = groups.flatMap((group) => group.entries)
  const line = entries.find(({ name }) => name === lines[key])
  return line ? { to: adminSectionPath(line.at, line.id), title: line.label } : null
}
