import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../src/routes.ts'

/** Paths with example parameters; the sign-in page has no route of its own. */
const examples: Record<string, string> = {
  'image/:id': 'image/1?size=14x14',
  'clothing/:id': 'clothing/9',
  'merch/:id': 'merch/999999',
  'pages/:slug': 'pages/cv',
  'orders/:token': 'orders/nobody-knows-it',
  'waiting/:token?': 'waiting',
  'on-its-way/:name': 'on-its-way/nobody-knows-it',
  'order-success': 'order-success?session_id=nobody-knows-it',
  signup: 'signup?invitation=nobody-knows-it',
  admin: 'admin?at=orders',
  '*': 'nothing-here',
}

const addressesOf = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path = '', children, index }) => {
    const own = above + (examples[path] ?? path)
    return children ? addressesOf(children, own) : index || path ? [`/${own}`] : []
  })

export const pageAddresses: readonly string[] = addressesOf(await routes)

export function dataAddress(address: string): string {
  const [path, query] = address.split('?')
  const data = path === '/' ? '/_.data' : `${path}.data`
  return query ? `${data}?${query}` : data
}
