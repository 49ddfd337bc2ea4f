import { beforeEach, expect, it } from 'vitest'
import { createApi } from '#http/app.ts'
import { goodForm } from '#testing/fakes/demo-payment.ts'
import { type LocalServer, openLocalServer } from '#testing/fakes/local-server.ts'
import { addPrint } from '#testing/fixtures/catalogue/products.ts'
import { closing } from '#testing/harness/each.ts'
import { createTestShop, type TestShop } from '#testing/harness/shop.ts'

/* A client made from the OpenAPI document alone, over HTTP, without cookies. */

let server: LocalServer
let shop: TestShop

beforeEach(async () => {
  let answer: (request: Request) => Promise<Response> | Response
  server = await closing(openLocalServer((request) => answer(request)))
  shop = await closing(createTestShop({ env: { PUBLIC_URL: server.url } }))
  const api = createApi(shop)
  const hosted = shop.services.hostedPayment
  answer = (request) =>
    hosted && new URL(request.url).pathname.startsWith(hosted.path)
      ? hosted.respond(request)
      : api.fetch(request)
})

interface Document {
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
}

interface Operation {
  operationId: string
  parameters?: { name: string; in: 'path' | 'query' }[]
}

type Values = Record<string, string | number>

/** Calls operations by their names, with the parameters of the document. */
async function clientOf(address: string) {
  const { servers, paths }: Document = await (await fetch(address)).json()
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  )
  return async (name: string, { values = {}, body, token }: Call = {}) => {
    const found = all.find(({ operationId }) => operationId === name)
    if (!found) throw new Error(`The document has no operation '${name}'.`)
    const { path, method, parameters = [] } = found
    const url = new URL(
      path.replaceAll(/{(\w+)}/g, (_, key) => `${values[key]}`),
      servers[0]?.url,
    )
    for (const [key, value] of Object.entries(values)) {
      const parameter = parameters.find(({ name }) => name === key)
      if (!parameter) throw new Error(`'${name}' has no parameter '${key}'.`)
      if (parameter.in === 'query') url.searchParams.set(key, String(value))
    }
    const answer = await fetch(url, {
      method: method.toUpperCase(),
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
    })
    expect(answer.ok).toBe(true)
    return { status: answer.status, data: await answer.json() }
  }
}

interface Call {
  values?: Values
  body?: object
  token?: string
}

it('lets a client generated from its document buy a print', async () => {
  await addPrint(shop.db)
  const call = await clientOf(`${server.url}/api/openapi.json`)
  const { user, token } = (await call('createUser', { body: {} })).data

  const [print] = (await call('listPrints', { values: { limit: 1 }, token })).data
  const body = { variantId: print.smallVariantId, quantity: 2 }
  const added = await call('addPrintLine', { body, token })
  expect([added.status, added.data.itemCount]).toEqual([201, 2])

  const values = { userId: user.id }
  const cart = (await call('getCart', { values, token })).data.mostRecentCart[0]
  expect(cart.currency).toBe('USD')
  const { url } = (await call('createCheckoutSession', { values, token })).data
  const form = new URLSearchParams(goodForm)
  const paid = await fetch(url, { method: 'POST', body: form, redirect: 'manual' })
  const back = new URL(paid.headers.get('Location') ?? '')
  const sessionId = back.searchParams.get('session_id') ?? ''
  await shop.storefront.checkout.returnFromPayment(sessionId)

  const outcome = (await call('getSessionOutcome', { values: { sessionId }, token })).data
  const order = (await call('getOrder', { values: { token: outcome.token }, token })).data
  expect(order).toMatchObject({
    state: 'paid',
    currency: 'USD',
    lines: [{ size: '10x10', quantity: 2 }],
  })
})
