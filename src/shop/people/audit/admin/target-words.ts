import { auditCopy, auditTargets } from './copy.ts'

/** Kinds that `readNames` (web/admin/search) names for as long as they exist. */
const named = new Set([
  'prints',
  'clothing',
  'merch',
  'collections',
  'drops',
  'own-pages',
  'discounts',
  'orders',
  'messages',
])

/** For an entry's target without a name: 'drops:3' is a drop that was deleted since. */
export function targetWords(target: string): string {
  const [kind = '', id = ''] = target.split(':')
  // A count, which belongs to no single thing (http/access.ts).
  if (id.endsWith(' removed')) return auditCopy.removed(Number.parseInt(id, 10))
  const word = auditTargets[kind] ?? kind
  const isLong = /^[0-9a-f]{32}$/.test(id)
  if (named.has(kind)) return auditCopy.deletedSince(isLong ? word : `${word} ${id}`)
  return `${word} ${isLong ? id.slice(0, 8) : id}`
}
