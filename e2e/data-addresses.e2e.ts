import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../src/web/routes.ts'
import { signInPath } from './settings.ts'
import { expect, test } from './test.ts'

/** What stands in the place of a route's parameters; the sign-in page has no route of its own. */
const examples: Record<string, string> = {
  'image/:id': 'image/1?size=14x14',
  'clothing/:id': 'clothing/9',
  'merch/:id': 'merch/999999',
  'orders/:token': 'orders/nobody-knows-it',
  'waiting/:token?': 'waiting',
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

const addresses = [...addressesOf(await routes), signInPath, `${signInPath}?problem=unauthorized`]

/** A page's address as React Router's client asks for its data. */
function dataAddress(address: string): string {
  const [path, query] = address.split('?')
  const data = path === '/' ? '/_.data' : `${path}.data`
  return query ? `${data}?${query}` : data
}

for (const address of addresses) {
  test(`a page’s data answers as the page does: ${address}`, async ({ request }) => {
    const page = await request.get(address, { maxRedirects: 0 })
    const data = await request.get(dataAddress(address), { maxRedirects: 0 })
    // A redirect is told to the router in a body.
    const expected = page.status() === 302 ? 202 : page.status()
    expect([page.status(), data.status()]).toEqual([page.status(), expected])
  })
}
