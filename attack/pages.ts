import { leakIn } from '#testing/attacks/leaks.ts'
import { dataAddress, pageAddresses } from '../e2e/whole/page-addresses.ts'
import type { Answer } from './client.ts'
import { type Row, tally } from './rows.ts'
import { owner, roles, type Target } from './target.ts'

const sections = [
  'orders',
  'messages',
  'subscriptions',
  'holds',
  'reports',
  'create-print',
  'create-clothing',
  'create-merch',
  'create-hero',
  'edit-print',
  'edit-clothing',
  'edit-merch',
  'edit-hero',
  'delete-print',
  'delete-clothing',
  'delete-merch',
  'delete-hero',
  'hot-print',
  'hot-clothing',
  'hot-merch',
  'vacation',
  'studio',
  'theme',
  'pages',
  'drops',
  'galleries',
  'arrange',
  'shipping',
  'discounts',
  'law',
  'invoices',
  'feeds',
  'social-feed',
  'account',
  'staff',
  'privacy',
  'audit',
  'store-settings',
  'services',
  'printer',
  'check-up',
  'backups',
  'imports',
  'help',
  'clear-demo',
]
/** Pages that depend on the visitor: no cache on the way may store them. */
const personal = /^\/(?:cart|admin|orders|order-success|signup|waiting)\b/

export async function attackPages(target: Target): Promise<Row[]> {
  const admin = sections.map((at) => `/admin?at=${at}`)
  const addresses = [...pageAddresses, ...admin, '/admin?at=nonsense&id=-1', target.signInPath]
  const rows: Row[] = []
  for (const role of roles) {
    const visitor = await target.visitor(role)
    const count = tally(`pages, as a ${role}`, 'as allowed, nothing leaked or kept')
    for (const address of addresses) {
      for (const path of [address, dataAddress(address)]) {
        const answer = await visitor.get(path)
        const wrong = wrongWith(
          answer,
          path,
          role === 'stranger' || role === 'guest',
          role === 'owner',
        )
        count.note(wrong ?? answer.status, wrong === null, path)
      }
    }
    rows.push(count.row())
  }
  return rows
}

function wrongWith(
  { status, headers, body }: Answer,
  path: string,
  outside: boolean,
  isOwner: boolean,
) {
  if (status === 0 || status >= 500) return `${status}`
  const leak = leakIn(body)
  if (leak) return `tells ${leak}`
  if (headers['set-cookie']) return 'sets a cookie'
  const ofAdmin = path.startsWith('/admin')
  // A redirect is told to the router in a body.
  if (ofAdmin && outside && status !== 302 && status !== 202) return `lets in with ${status}`
  if (!isOwner && body.includes(owner.email)) return 'tells the owner’s address'
  const kept =
    headers['cache-control'] !== undefined && !headers['cache-control'].includes('no-store')
  if (personal.test(path) && kept) return `may be kept: ${headers['cache-control']}`
  return null
}
