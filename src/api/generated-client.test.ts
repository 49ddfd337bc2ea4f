import OpenApiClient from 'openapi-client-axios'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { goodForm } from '#testing/fakes/demo-payment.ts'
import { type LocalServer, openLocalServer } from '#testing/fakes/local-server.ts'
import { addPrint } from '#testing/fixtures/products.ts'
import { createTestShop, type TestShop } from '#testing/harness/shop.ts'
import { createApi } from './app.ts'

/* A client that a general tool generates from the OpenAPI document alone, over HTTP, without cookies. */

let server: LocalServer
let shop: TestShop

beforeEach(async () => {
  let answer: (request: Request) => Promise<Response> | Response
  server = await openLocalServer((request) => answer(request))
  shop = await createTestShop({ env: { PUBLIC_URL: server.url } })
  const api = createApi(shop)
  const hosted = shop.services.hostedPayment
  answer = (request) =>
    hosted && new URL(request.url).pathname.startsWith(hosted.path)
      ? hosted.respond(request)
      : api.fetch(request)
})
afterEach(async () => {
  await server.close()
  await shop.close()
})

type Operation<Answer> = (
  parameters?: Record<string, string | number> | null,
  body?: object,
) => Promise<{ status: number; data: Answer }>

interface Client {
  defaults: { headers: { common: Record<string, unknown> } }
  createUser: Operation<{ user: { id: string }; token: string }>
  listPrints: Operation<{ smallVariantId: string }[]>
  addPrintLine: Operation<{ itemCount: number }>
  createCheckoutSession: Operation<{ url: string }>
  getSessionOutcome: Operation<{ state: string; token: string }>
  getCart: Operation<{ mostRecentCart: { currency: string }[] }>
  getOrder: Operation<{ state: string; total: number; currency: string; lines: { size: string }[] }>
}

it('lets a client that is generated from its document buy a print', async () => {
  await addPrint(shop.db)
  const generated = new OpenApiClient({ definition: `${server.url}/api/openapi.json` })
  const client = await generated.init<Client>()
  const { user, token } = (await client.createUser(null, {})).data
  client.defaults.headers.common.Authorization = `Bearer ${token}`

  const [print] = (await client.listPrints({ limit: 1 })).data
  const line = { variantId: print?.smallVariantId, quantity: 2 }
  const added = await client.addPrintLine(null, line)
  expect([added.status, added.data.itemCount]).toEqual([201, 2])

  const cart = (await client.getCart({ userId: user.id })).data.mostRecentCart[0]
  expect(cart?.currency).toBe('USD')
  const { url } = (await client.createCheckoutSession({ userId: user.id })).data
  const form = new URLSearchParams(goodForm)
  const paid = await fetch(url, { method: 'POST', body: form, redirect: 'manual' })
  const back = new URL(paid.headers.get('Location') ?? '')
  const sessionId = back.searchParams.get('session_id') ?? ''
  await shop.storefront.checkout.returnFromPayment(sessionId)

  const outcome = (await client.getSessionOutcome({ sessionId })).data
  const order = (await client.getOrder({ token: outcome.token })).data
  expect(order).toMatchObject({
    state: 'paid',
    currency: 'USD',
    lines: [{ size: '10x10', quantity: 2 }],
  })
})
