import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '#http/app.ts'
import { signatureHeader, signEvent } from '#services/payments/demo/demo-events.ts'
import { rowOf } from '#testing/database/rows.ts'
import { goodForm } from '#testing/fakes/demo-payment.ts'
import { addPins, addPrint, addShirt } from '#testing/fixtures/catalogue/products.ts'
import { unitsOf } from '#testing/fixtures/orders/ledger.ts'
import {
  type ApiClient,
  asGuest,
  bodyOf,
  createApiClient,
  failureOf,
} from '#testing/harness/api-client.ts'
import { shared } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'

const shop = shared(createTestShop)
let api: ReturnType<typeof createApi>
let shirt: number
let pin: number
let print: number

beforeEach(async () => {
  api = createApi(shop)
  shirt = await addShirt(shop.db)
  pin = await addPins(shop.db, 5)
  print = await addPrint(shop.db)
})

interface Guest {
  id: string
  client: ApiClient
}

async function guest(): Promise<Guest> {
  const client = await asGuest(createApiClient(api))
  return { id: client.userId, client }
}

async function guestWith(...lines: [path: string, body: object][]): Promise<Guest> {
  const someone = await guest()
  const { id } = await bodyOf<{ id: string }>(
    someone.client.post('/api/cart/create', { user_id: someone.id }),
  )
  for (const [path, body] of lines) {
    await bodyOf(someone.client.post(`/api/${path}/create`, { ...body, cart_id: id }))
  }
  return someone
}

const shirtLine = (): [string, object] => ['cart-clothing', { clothingId: shirt, price: 0.01 }]
const pinLine = (quantity = 2): [string, object] => ['cart-merch', { merchId: pin, quantity }]
const printLine = (): [string, object] => [
  'cart-prints',
  { printId: print, size: '10x10', quantity: 1 },
]

const checkoutPath = (userId: string) => `/api/cart/create-checkout-session/id/${userId}`
const start = ({ id, client }: Guest) => client.post(checkoutPath(id))
const urlOf = async (someone: Guest) => (await bodyOf<{ url: string }>(start(someone))).url
const pay = (url: string, method = 'card') =>
  shop.services.hostedPayment?.respond(
    new Request(url, { method: 'POST', body: new URLSearchParams({ ...goodForm, method }) }),
  )
const sessionIn = (url: string) => url.split('/').at(-1) ?? ''
const orderIn = (url: string) => rowOf(shop.db.read, 'orders', { session_id: sessionIn(url) })

describe('starting a checkout', () => {
  it('leads a form with an empty or held cart back to the cart', async () => {
    const late = await guestWith(shirtLine())
    await start(await guestWith(shirtLine()))
    for (const { id, client } of [await guest(), await guestWith()]) {
      const nothing = await client.form(checkoutPath(id), {})
      expect(nothing.headers.get('Location')).toBe('/cart?notice=empty_cart')
    }
    const held = await late.client.form(checkoutPath(late.id), {})
    expect([held.status, held.headers.get('Location')]).toEqual([303, '/cart?notice=held'])
  })

  it('serves only the visitor’s own cart', async () => {
    const someone = await guestWith(shirtLine())
    const stranger = await guest()
    const theirs = stranger.client.post(checkoutPath(someone.id))
    expect(await failureOf(theirs)).toMatchObject({ status: 403 })
    const nobody = createApiClient(api).post(checkoutPath(someone.id))
    expect(await failureOf(nobody)).toMatchObject({ status: 401, code: 'no_session' })
    const malformed = someone.client.post(checkoutPath('1 or 1=1'))
    expect(await failureOf(malformed)).toMatchObject({ status: 400 })
  })

  it('releases the stock when the buyer returns by the cancel link', async () => {
    const someone = await guestWith(pinLine())
    const url = await urlOf(someone)
    const page = await (await shop.services.hostedPayment?.respond(new Request(url)))?.text()
    const path =
      /\/api\/cart\/cancel-checkout-session\/id\/[0-9a-f]{32}/.exec(page ?? '')?.[0] ?? ''
    const stranger = await guest()
    await stranger.client.get(path)
    expect(await unitsOf(shop.db)).toMatchObject({ [`merch/${pin}`]: [5, 2] })
    const answer = await someone.client.get(path)
    const toCart = [303, '/cart?notice=cancelled']
    expect([answer.status, answer.headers.get('Location')]).toEqual(toCart)
    expect(await unitsOf(shop.db)).toMatchObject({ [`merch/${pin}`]: [5, 0] })
    const broken = await createApiClient(api).get('/api/cart/cancel-checkout-session/id/x')
    expect([broken.status, broken.headers.get('Location')]).toEqual(toCart)
  })

  it('leads a buyer who cancels a paid order to the order', async () => {
    const someone = await guestWith(pinLine())
    const url = await urlOf(someone)
    const { id } = await orderIn(url)
    await pay(url)
    const answer = await someone.client.get(`/api/cart/cancel-checkout-session/id/${id}`)
    expect(answer.headers.get('Location')).toContain('/order-success?session_id=demo_')
  })
})

describe('the provider’s events', () => {
  const path = '/api/payments/demo/events'

  async function post(body: string, header?: string): Promise<Response> {
    const file = join(shop.config.dataDir, 'demo-payments', 'secret')
    const secret = JSON.parse(readFileSync(file, 'utf8')) as string
    const headers = { [signatureHeader]: header ?? signEvent(secret, body, shop.clock.now()) }
    return api.request(path, { method: 'POST', body, headers })
  }
  async function paid() {
    const url = await urlOf(await guestWith(pinLine()))
    await pay(url)
    const session = await shop.services.payment.getSession(sessionIn(url))
    return { url, event: JSON.stringify({ type: 'session', id: 'evt_1', session }) }
  }

  it('settle the order, without a cookie and from no page', async () => {
    const { url, event } = await paid()
    expect(await bodyOf(post(event))).toEqual({ received: true })
    expect(await orderIn(url)).toMatchObject({ state: 'paid' })
    expect(await unitsOf(shop.db)).toMatchObject({ [`merch/${pin}`]: [3, 0] })
  })

  it('are refused when the signature is wrong, the bytes are no JSON, or another provider is named', async () => {
    const { url, event } = await paid()
    const refused = { status: 400, field: 'signature' }
    expect(await failureOf(post(event, ''))).toMatchObject(refused)
    expect(await failureOf(post(event, `t=1,v1=${'0'.repeat(64)}`))).toMatchObject(refused)
    expect((await post('{"type":')).status).toBe(400)
    const other = api.request('/api/payments/stripe/events', { method: 'POST', body: '{}' })
    expect(await failureOf(await other)).toMatchObject({ status: 404 })
    expect(await orderIn(url)).toMatchObject({ state: 'pending' })
  })
})

describe('an order', () => {
  async function bought(): Promise<Guest & { session: string; token: string }> {
    const someone = await guestWith(pinLine(), printLine())
    const url = await urlOf(someone)
    await pay(url)
    const session = sessionIn(url)
    await shop.storefront.checkout.returnFromPayment(session)
    const { token } = await bodyOf<{ token: string }>(
      someone.client.get(`/api/orders/session/${session}`),
    )
    return { ...someone, session, token }
  }

  it('shows its pieces, destination and progress', async () => {
    const { client, token } = await bought()
    expect(await bodyOf(client.get(`/api/orders/${token}`))).toMatchObject({
      number: expect.any(Number),
      state: 'paid',
      lines: [
        { kind: 'merch', name: 'Tide pool', quantity: 2, price: 5 },
        { kind: 'prints', name: 'Moon moths', size: '10x10', quantity: 1, price: 35 },
      ],
      subtotal: 45,
      shipping: 6.5,
      total: 51.5,
      buyer: { name: 'Robin Field', email: 'robin@example.com' },
      shipTo: { line1: '12 Alder Street', city: 'Portland', state: 'OR' },
      fulfillments: [
        { kind: 'prints', state: 'queued' },
        { kind: 'studio', state: 'queued' },
      ],
      beingChecked: false,
      cancel: 'possible',
    })
  })

  it('has a link for its buyer once it is paid, and none for a stranger with the session’s id', async () => {
    const someone = await guestWith(pinLine())
    const open = sessionIn(await urlOf(someone))
    expect(await bodyOf(someone.client.get(`/api/orders/session/${open}`))).toEqual({
      state: 'pending',
      token: null,
    })
    const { session } = await bought()
    const told = { state: 'paid', token: null }
    for (const client of [someone.client, createApiClient(api)]) {
      expect(await bodyOf(client.get(`/api/orders/session/${session}`))).toEqual(told)
    }
  })

  it.each([
    ['/api/orders/session/nothing', 404],
    ['/api/orders/session/%00', 400],
    [`/api/orders/session/${'x'.repeat(300)}`, 400],
    [`/api/orders/${'x'.repeat(43)}`, 404],
    ['/api/orders/1', 400],
  ])('that is unknown is answered plainly: %s', async (path, status) => {
    expect(await failureOf(createApiClient(api).get(path))).toMatchObject({ status })
  })
})
