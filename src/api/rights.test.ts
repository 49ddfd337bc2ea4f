import { beforeAll, describe, expect, it } from 'vitest'
import { type OwnerApi, openOwnerApi } from '#testing/harness/api.ts'
import { type ApiClient, bodyOf } from '#testing/harness/api-client.ts'

/**
 * What everybody may call. A route that is not here is the owner's: whoever adds one for shoppers
 * has to say so here.
 */
const everybodys = [
  'GET /api/session',
  'POST /api/users/create',
  'POST /api/users/login',
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
  'PUT /api/cart-merch/update-quantity/id/{lineId}',
  'GET /api/hero',
  'GET /api/hot-print',
  'GET /api/hot-clothing',
  'GET /api/hot-merch',
  'GET /api/cart/id/{userId}',
  'POST /api/cart/create',
  'DELETE /api/cart/delete/id/{userId}',
  'POST /api/cart/create-checkout-session/id/{userId}',
  'POST /api/payments/{provider}/events',
  'POST /api/fulfilment/{provider}/events',
  'GET /api/orders/session/{sessionId}',
  'GET /api/orders/{token}',
  'POST /api/waiting',
  'POST /api/waiting/{token}/confirm',
  'POST /api/waiting/{token}/leave',
  'GET /api/instagram',
  'POST /api/mail/contact',
  'GET /api/vacation-mode',
]

interface Route {
  method: string
  path: string
}

let api: OwnerApi
let routes: Route[]

beforeAll(async () => {
  api = await openOwnerApi()
  routes = await listedRoutes(api.stranger)
  return () => api.close()
})

async function listedRoutes(client: ApiClient): Promise<Route[]> {
  const { paths } = await bodyOf<{ paths: Record<string, object> }>(client.get('/api/openapi.json'))
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  )
}

const nameOf = ({ method, path }: Route) => `${method} ${path}`
const ownersOnly = () => routes.filter((route) => !everybodys.includes(nameOf(route)))

/** How each of the owner's calls answers somebody, without a body that would be worth anything. */
async function answers(client: ApiClient): Promise<Record<string, number>> {
  const entries = await Promise.all(
    ownersOnly().map(async (route) => {
      const path = route.path.replace(/\{\w+\}/g, '1')
      const json = { 'Content-Type': 'application/json' }
      const body = route.method === 'GET' ? undefined : '{}'
      const answer = await client.send(route.method, path, body, body ? json : {})
      return [nameOf(route), answer.status] as const
    }),
  )
  return Object.fromEntries(entries)
}

const all = (status: number) =>
  Object.fromEntries(ownersOnly().map((route) => [nameOf(route), status]))

describe('who may call what', () => {
  it('knows the owner’s calls by the API’s own list', () => {
    expect(ownersOnly().map(nameOf)).toContain('POST /api/prints/create')
    expect(ownersOnly().map(nameOf)).toContain('POST /api/images')
  })

  it('lists no call of everybody’s that does not exist', () => {
    const names = routes.map(nameOf)
    expect(everybodys.filter((name) => !names.includes(name))).toEqual([])
  })

  it('refuses every call of the owner’s for nobody', async () => {
    expect(await answers(api.stranger)).toEqual(all(401))
  })

  it('refuses every call of the owner’s for a guest', async () => {
    expect(await answers(api.guest)).toEqual(all(403))
  })

  it('refuses none of them for the owner', async () => {
    const statuses = Object.values(await answers(api.owner))
    expect(statuses.filter((status) => status === 401 || status === 403)).toEqual([])
  })
})
