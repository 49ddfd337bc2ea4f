import { beforeAll, describe, expect, it } from 'vitest'
import { minute } from '#platform/time/clock.ts'
import { type ListedRoute, routesOf } from '#testing/attacks/route-table.ts'
import type { FakeClock } from '#testing/fakes/fake-clock.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { type ApiClient, bodyOf, failureOf } from '#testing/harness/api-client.ts'

/** A route that opens to everybody by mistake is missing here. */
const everybodys = [
  'GET /api/search',
  'GET /api/session',
  'POST /api/users/create',
  'POST /api/users/login',
  'POST /api/users/login/link',
  'POST /api/users/login/link/open',
  'POST /api/users/login/passkey',
  'POST /api/users/login/passkey/options',
  'POST /api/users/logout',
  'GET /api/users/refresh/{id}',
  ...['prints', 'clothing', 'merch'].flatMap((kind) => [
    `GET /api/${kind}`,
    `GET /api/${kind}/recent`,
    `GET /api/${kind}/id/{id}`,
    `GET /api/cart-${kind}/id/{cartId}`,
    `POST /api/cart-${kind}/create`,
    `DELETE /api/cart-${kind}/delete/id/{lineId}`,
  ]),
  'PUT /api/cart-prints/update-quantity/id/{lineId}',
  'PUT /api/cart-clothing/update-quantity/id/{lineId}',
  'PUT /api/cart-merch/update-quantity/id/{lineId}',
  'PUT /api/cart-prints/update-text/id/{lineId}',
  'PUT /api/cart-clothing/update-text/id/{lineId}',
  'PUT /api/cart-merch/update-text/id/{lineId}',
  'GET /api/galleries',
  'GET /api/series',
  'GET /api/hero',
  'GET /api/hot-print',
  'GET /api/hot-clothing',
  'GET /api/hot-merch',
  'GET /api/cart/id/{userId}',
  'POST /api/cart/create',
  'PUT /api/cart/destination/id/{userId}',
  'POST /api/cart/code',
  'DELETE /api/cart/code',
  'PUT /api/cart/present',
  'DELETE /api/cart/present',
  'POST /api/cart/buy',
  'POST /api/cart/link',
  'POST /api/cart/link/{token}/mail',
  'POST /api/cart/link/{token}/take',
  'DELETE /api/cart/delete/id/{userId}',
  'POST /api/cart/create-checkout-session/id/{userId}',
  'POST /api/payments/{provider}/events',
  'POST /api/fulfillment/{provider}/events',
  'GET /api/orders/session/{sessionId}',
  'GET /api/orders/{token}',
  'GET /api/certificates/keys',
  'GET /api/certificates/{id}',
  'GET /api/certificates/{id}/pdf',
  'GET /api/orders/{token}/invoices/{id}/pdf',
  'POST /api/waiting',
  'POST /api/waiting/{token}/confirm',
  'POST /api/waiting/{token}/leave',
  'POST /api/orders/{token}/delays/{delayId}',
  'POST /api/orders/token/{token}/cancel',
  'POST /api/withdrawals',
  'POST /api/withdrawals/{token}/confirm',
  'GET /api/instagram',
  'POST /api/mail/contact',
  // Each asks for the first invitation, for the owner, or for the run's own id.
  'POST /api/restore/file',
  'PUT /api/restore/{id}/part',
  'POST /api/restore/elsewhere',
  'GET /api/restore/{id}',
  'GET /api/vacation-mode',
]

const kinds = ['stranger', 'guest', 'helper', 'partner', 'owner'] as const
type Kind = (typeof kinds)[number]

let clients: Record<Kind, ApiClient>
let routes: ListedRoute[]
let clock: FakeClock

beforeAll(async () => {
  const api = await openOwnerApi()
  clock = api.shop.clock
  clients = {
    stranger: api.stranger,
    guest: api.guest,
    helper: await api.colleague('helper'),
    partner: await api.colleague('partner'),
    owner: api.owner,
  }
  routes = routesOf(await bodyOf(api.stranger.get('/api/openapi.json')))
  return () => api.close()
})

const ofStaff = () => routes.filter(({ access }) => access !== 'everyone')

/** The staff's calls that refuse a client, with the status of each; the bodies are invalid. */
async function refusals(client: ApiClient): Promise<Record<string, number>> {
  const entries = await Promise.all(
    ofStaff().map(async ({ name, method, path }) => {
      const address = path.replace(/\{\w+\}/g, '1')
      const json = { 'Content-Type': 'application/json' }
      const body = method === 'GET' ? undefined : '{}'
      const { status } = await client.send(method, address, body, body ? json : {})
      return [name, status] as const
    }),
  )
  return Object.fromEntries(entries.filter(([, status]) => status === 401 || status === 403))
}

/** The calls beyond a kind of visitor's rights, with the status of each refusal. */
function tooMuchFor(kind: Kind, status: number): Record<string, number> {
  const beyond = ofStaff().filter(
    ({ access }) => kinds.indexOf(access as Kind) > kinds.indexOf(kind),
  )
  return Object.fromEntries(beyond.map(({ name }) => [name, status]))
}

describe('the rights of every call', () => {
  it('are in the API’s own list', () => {
    const known = ['everyone', 'helper', 'partner', 'owner']
    expect(routes.filter(({ access }) => !known.includes(access ?? ''))).toEqual([])
    expect(routes.length).toBeGreaterThan(80)
  })

  it('allow visitors only the listed calls', () => {
    const open = routes.filter(({ access }) => access === 'everyone').map(({ name }) => name)
    expect(open.toSorted()).toEqual(everybodys.toSorted())
  })

  it('are known for the most important calls', () => {
    const accessOf = (name: string) => routes.find((route) => route.name === name)?.access
    expect(accessOf('POST /api/prints/create')).toBe('helper')
    expect(accessOf('POST /api/orders/id/{id}/ship')).toBe('helper')
    expect(accessOf('POST /api/orders/id/{id}/refund')).toBe('partner')
    expect(accessOf('GET /api/orders/export.csv')).toBe('partner')
    expect(accessOf('POST /api/privacy/erase')).toBe('owner')
    expect(accessOf('GET /api/backups/download')).toBe('owner')
    expect(accessOf('POST /api/invitations/create')).toBe('owner')
  })

  it.each(kinds)('refuse a %s every call that needs a higher role', async (kind) => {
    expect(await refusals(clients[kind])).toEqual(tooMuchFor(kind, kind === 'stranger' ? 401 : 403))
  })

  it('name the missing role', async () => {
    const { message } = await failureOf(clients.partner.get('/api/backups'))
    expect(message).toBe('Only an owner can do this.')
  })

  it('require a fresh sign-in for dangerous calls, and for no others', async () => {
    const dangerous = ofStaff().filter(({ fresh }) => fresh)
    const names = dangerous.map(({ name }) => name)
    for (const name of [
      'PUT /api/services/{service}',
      'DELETE /api/services/{service}',
      'DELETE /api/services/{service}/former/{id}',
      'POST /api/privacy/erase',
      'GET /api/backups/download',
    ]) {
      expect(names).toContain(name)
    }
    expect(await refusals(clients.owner)).toEqual({})
    clock.advance(11 * minute)
    expect(await refusals(clients.owner)).toEqual(
      Object.fromEntries(names.map((name) => [name, 403])),
    )
  })

  it('name every write of the staff for the audit trail', () => {
    const unnamed = ofStaff().filter(({ method, audit }) => method !== 'GET' && !audit)
    expect(unnamed.map(({ name }) => name)).toEqual([
      'POST /api/print-files',
      'POST /api/orders/tracking/check',
      'POST /api/privacy/find',
      'PUT /api/push/update/id/{id}',
      'POST /api/push/try/id/{id}',
    ])
  })
})
