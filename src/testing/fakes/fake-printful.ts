/* As strict as Printful's API (v1), and able to fail before the work is done, or after. */
import { setTimeout as pause } from 'node:timers/promises'
import { createPrintfulProducts } from './fake-printful-products.ts'
import {
  countries,
  type FakePrintfulItem,
  isObject,
  refuseOrder,
  refuseRecipient,
} from './fake-printful-rules.ts'
import { type LocalServer, openLocalServer } from './local-server.ts'

export interface FakePrintfulOrder {
  id: number
  external_id: string
  status: string
  recipient: Record<string, unknown>
  /** Undefined until they are known. */
  costs?: { currency: string; total: string }
  items: FakePrintfulItem[]
  shipments: { id: number; carrier: string; tracking_number: string; tracking_url: string }[]
}

/** `after`: the work is done, and the answer is lost. */
export type PrintfulTrouble =
  | { how: 'none' }
  | { how: 'too many' }
  | { how: 'slow'; until: Promise<unknown> }
  | { how: 'silence' | 'reset' | 'error' | 'broken'; after: boolean }

export type PrintfulStore = ReturnType<typeof createPrintfulStore>
export type FakePrintful = PrintfulStore & LocalServer

export const printfulToken = 'pf-test-token'
const storeId = 9001

export async function openFakePrintful(): Promise<FakePrintful> {
  const closing = new AbortController()
  const fake = createPrintfulStore(closing.signal)
  const server = await openLocalServer(fake.answer)
  return Object.assign(fake, {
    url: server.url,
    async close() {
      closing.abort()
      await server.close()
    },
  })
}

/** `closing`: ends the waiting calls. */
export function createPrintfulStore(closing?: AbortSignal) {
  const byId = new Map<number, FakePrintfulOrder>()
  let lastId = 4000

  /** Null cuts the connection. */
  async function answer(request: Request): Promise<Response | null> {
    const { pathname, search } = new URL(request.url)
    const call = `${request.method} ${pathname}${search}`
    fake.calls.push(call)
    const trouble = fake.trouble(call)
    if (trouble.how === 'too many') return refuse(429, 'You have too many requests')
    if ('after' in trouble && !trouble.after) return fail(trouble.how)
    if (trouble.how === 'slow') await trouble.until
    const text = await request.text()
    const answered = respond(request, new URL(request.url), text)
    return 'after' in trouble ? fail(trouble.how) : answered
  }

  function fail(how: 'silence' | 'reset' | 'error' | 'broken') {
    if (how === 'error') return refuse(500, 'Internal server error')
    if (how === 'broken') return new Response('{"code":200,"result":{"id":', { status: 200 })
    return how === 'reset' ? null : wait(60_000).then(() => null)
  }

  const wait = (ms: number) => pause(ms, undefined, { signal: closing, ref: false }).catch(() => {})

  function respond(request: Request, url: URL, text: string): Response {
    const picture = shelf.file(url)
    if (picture) return picture
    const known = request.headers.get('Authorization') === `Bearer ${printfulToken}`
    if (!known || fake.refusesToken) {
      return refuse(401, 'The access token is invalid or has expired.')
    }
    const body = parse(text)
    if (body === undefined) return refuse(400, 'Invalid JSON')
    const [, area, name, action] = url.pathname.split('/').map(decodeURIComponent)
    const route = `${request.method} /${area}${name ? '/*' : ''}${action ? `/${action}` : ''}`
    if (area === 'oauth') return accept({ scopes: fake.scopes.map((scope) => ({ scope })) })
    if (fake.wantsStoreId && area !== 'stores' && !request.headers.get('X-PF-Store-Id')) {
      return refuse(400, 'This endpoint requires `store_id`!')
    }
    if (area === 'countries') return accept([...countries].map((code) => ({ code, states: null })))
    const confirm = ['1', 'true'].includes(url.searchParams.get('confirm') ?? '')
    const read = shelf.answer(new URL(request.url), fake.scopes)
    if (read) {
      read.headers.set('X-Ratelimit-Remaining', String(fake.callsLeft))
      return read
    }
    if (area === 'store') return variant(name, action)
    if (area === 'webhooks') return webhooks(request.method, body)
    if (route === 'GET /orders') return accept([...fake.orders.values()])
    if (route === 'POST /orders') return create(body, confirm)
    const order = name?.startsWith('@')
      ? fake.orders.get(name.slice(1))
      : byId.get(Number(name ?? 0))
    if (!order) return refuse(404, 'Not found')
    if (route === 'GET /orders/*') return accept(order)
    if (route === 'PUT /orders/*') return update(order, body, confirm)
    if (route === 'DELETE /orders/*') {
      if (!['draft', 'pending'].includes(order.status)) {
        return refuse(400, 'Order can not be canceled')
      }
      order.status = 'canceled'
      return accept(order)
    }
    if (route === 'POST /orders/*/confirm') {
      if (order.status !== 'draft') return refuse(400, 'Order can not be confirmed')
      if (fake.costsPending) return refuse(400, 'Order costs are still being calculated')
      return submit(order)
    }
    return refuse(405, 'Method not allowed')
  }

  function create(body: unknown, confirm: boolean): Response {
    const reason = refuseOrder(body, ({ external_variant_id: id, sync_variant_id }) =>
      typeof id === 'string' ? fake.variants.get(id) : shelf.variantStatus(sync_variant_id),
    )
    if (reason || !isObject(body)) return refuse(400, reason ?? 'Order data element is missing')
    const external_id = String(body.external_id)
    if (fake.orders.has(external_id)) {
      fake.madeAgain.push(external_id)
      return refuse(400, 'External ID is already in use')
    }
    lastId += 1
    const order: FakePrintfulOrder = {
      id: lastId,
      external_id,
      status: 'draft',
      recipient: body.recipient as Record<string, unknown>,
      items: body.items as FakePrintfulItem[],
      shipments: [],
    }
    fake.orders.set(external_id, order)
    byId.set(order.id, order)
    return confirm && !fake.costsPending ? submit(order) : accept(order)
  }

  function update(order: FakePrintfulOrder, body: unknown, confirm: boolean): Response {
    if (!['draft', 'failed'].includes(order.status)) return refuse(400, 'Order is not editable')
    if (!isObject(body)) return refuse(400, 'Order data element is missing')
    const reason = 'recipient' in body ? refuseRecipient(body.recipient) : null
    if (reason) return refuse(400, reason)
    if (isObject(body.recipient)) order.recipient = body.recipient
    // Items without their ids come on top of the items that are there.
    if (Array.isArray(body.items)) order.items.push(...(body.items as FakePrintfulItem[]))
    return confirm ? submit(order) : accept(order)
  }

  function submit(order: FakePrintfulOrder): Response {
    order.status = fake.submitsTo
    return accept(order)
  }

  function variant(what = '', id = ''): Response {
    const external_id = id.replace(/^@/, '')
    const availability_status = fake.variants.get(external_id)
    if (what !== 'variants' || !id.startsWith('@') || availability_status === undefined) {
      return refuse(404, 'Not found')
    }
    const found = accept({ external_id, synced: true, is_ignored: false, availability_status })
    found.headers.set('X-Ratelimit-Remaining', String(fake.callsLeft))
    return found
  }

  function webhooks(method: string, body: unknown): Response {
    if (method === 'POST') {
      if (!isObject(body) || !Array.isArray(body.types)) return refuse(400, 'Missing types')
      const wantsStock = body.types.includes('stock_updated')
      if (wantsStock && !hasArticles(body.params)) return refuse(400, 'Missing product ids')
      const { url, types, params } = body
      fake.webhook = { url: String(url), types: types.map(String), ...(wantsStock && { params }) }
    }
    return accept(fake.webhook ?? { url: null, types: [] })
  }

  function hasArticles(params: unknown): boolean {
    const stock = isObject(params) && isObject(params.stock_updated) ? params.stock_updated : {}
    return Array.isArray(stock.product_ids) && stock.product_ids.every(Number.isInteger)
  }

  const shelf = createPrintfulProducts(accept, refuse)
  const fake = {
    answer,
    shelf,
    /** By our order's id. */
    orders: new Map<string, FakePrintfulOrder>(),
    /** Our ids of orders that it refused because it had them already. */
    madeAgain: [] as string[],
    /** As 'POST /orders?confirm=1'. */
    calls: [] as string[],
    /** Availability by id. */
    variants: new Map([['variant-1', 'active']]),
    refusesToken: false,
    scopes: ['orders', 'sync_products/read', 'webhooks', 'stores_list/read'],
    /** The token is the account's, not one store's. */
    wantsStoreId: false,
    /** In this minute. */
    callsLeft: 119,
    webhook: null as { url: string; types: string[]; params?: unknown } | null,
    trouble: (_call: string): PrintfulTrouble => ({ how: 'none' }),
    /** An order stays a draft until its costs are known. */
    costsPending: false,
    submitsTo: 'pending',
    ship(orderId: string, trackingNumber: string, status = 'fulfilled'): void {
      const order = fake.orders.get(orderId)
      if (!order) throw new Error('There is no such order.')
      const id = order.shipments.length + 1
      const tracking_url = `https://track.example/${trackingNumber}`
      order.shipments.push({ id, carrier: 'USPS', tracking_number: trackingNumber, tracking_url })
      order.status = status
    },
    event(type: string, orderId: string): string {
      const order = fake.orders.get(orderId) ?? { id: 1, external_id: orderId }
      const data = { order, shipment: fake.orders.get(orderId)?.shipments.at(-1) }
      return JSON.stringify({ type, created: 1_700_000_000, retries: 0, store: storeId, data })
    },
  }
  return fake
}

function accept(result: unknown, paging?: object): Response {
  return Response.json({ code: 200, result, paging })
}

function refuse(status: number, message: string): Response {
  const error = { reason: status === 401 ? 'Unauthorized' : 'BadRequest', message }
  return Response.json({ code: status, result: message, error }, { status })
}

function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return undefined
  }
}
