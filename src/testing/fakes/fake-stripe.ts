/* As strict as Stripe, and able to fail before the work is done or after. */
import { setTimeout as pause } from 'node:timers/promises'
import Stripe from 'stripe'
import type { Clock } from '#platform/time/clock.ts'
import { type Answer, refused, type StripeEvent, stripeBooks } from './fake-stripe-ledger.ts'
import { lineItemsOf, parseForm } from './fake-stripe-rules.ts'
import { stripeSetupBooks } from './fake-stripe-setup.ts'
import { openLocalServer } from './local-server.ts'

/**
 * `after`: the work is done, and the answer is lost. `stored`: a 500 that every retry gets. `slow`:
 * another call with the same key is told that the work is running.
 */
export type StripeTrouble =
  | { how: 'none' | 'too many' | 'stored' | 'shapeless' | 'endless' | 'no permission' | 'refusal' }
  | { how: 'silence' | 'reset' | 'error' | 'broken'; after: boolean }
  | { how: 'slow'; until: Promise<unknown> }

export type FakeStripe = Awaited<ReturnType<typeof openFakeStripe>>

interface SignedEvent {
  body: Uint8Array<ArrayBuffer>
  headers: Headers
}

const page = '/c/pay/'

/** In seconds: Stripe's own library waits for half of one. */
Stripe.prototype.getInitialNetworkRetryDelay = () => 0.01

export const stripeSecretKey = 'sk_test_51Atelier'
export const stripeWebhookSecret = 'whsec_atelier'

export async function openFakeStripe(clock: Clock) {
  const mode = { live: false }
  const books = stripeBooks(clock, () => server.url, mode)
  const setup = stripeSetupBooks({ key: stripeSecretKey })
  let delivered = 0
  const answers = new Map<string, { request: string; status: number; body: unknown }>()
  const running = new Set<string>()
  const closing = new AbortController()
  const signer = new Stripe(stripeSecretKey).webhooks
  const wait = () => pause(60_000, null, { signal: closing.signal, ref: false }).catch(() => null)

  const server = await openLocalServer(async (request) => {
    const url = new URL(request.url)
    if (url.pathname.startsWith(page)) return hosted(request, url.pathname.slice(page.length))
    const call = `${request.method} ${url.pathname}`
    fake.calls.push(call)
    const trouble = fake.trouble(call)
    if ('after' in trouble && !trouble.after) return fail(trouble.how)
    if (trouble.how === 'too many') return refusal(429, 'invalid_request_error', 'rate_limit')
    if (trouble.how === 'refusal') return refusal(400, 'invalid_request_error', 'account_invalid')
    if (trouble.how === 'no permission') return refusal(403, 'invalid_request_error')
    if (trouble.how === 'shapeless') return Response.json({ detail: 'no' }, { status: 404 })
    if (trouble.how === 'endless') return new Response('x'.repeat(5 * 1024 * 1024))
    const secretKey = request.headers.get('Authorization')?.replace('Bearer ', '') ?? ''
    const refusedKey = setup.refusalOf(secretKey, request.method, url.pathname)
    if (refusedKey && url.pathname !== '/v1/account') return send(refusedKey)
    if (url.pathname === '/v1/account') return send(refusedKey ?? setup.whose(secretKey))
    const text = await request.text()
    const key = request.headers.get('Idempotency-Key')
    if (key !== null && running.has(key)) {
      return refusal(409, 'idempotency_error', 'idempotency_key_in_use')
    }
    if (trouble.how === 'slow') {
      if (key !== null) running.add(key)
      await trouble.until
      if (key !== null) running.delete(key)
    }
    const answer = once(request, url, text, trouble.how === 'stored')
    return 'after' in trouble ? fail(trouble.how) : answer
  })

  async function hosted(request: Request, id: string): Promise<Response> {
    const params = books.paramsOf(id)
    if (!params) return new Response('Nothing here.', { status: 404 })
    if (request.method === 'GET') {
      const words =
        '<link rel="icon" href="data:,"><form method="post"><button>Pay with card</button></form>'
      return new Response(words, { headers: { 'Content-Type': 'text/html' } })
    }
    const before = books.events.length
    books.pay(id)
    for (const event of books.events.slice(before)) {
      const { body, headers } = fake.sign(event)
      if (fake.reportsTo) await fetch(fake.reportsTo, { method: 'POST', headers, body })
    }
    const Location = params.success_url.replace('{CHECKOUT_SESSION_ID}', id)
    return new Response(null, { status: 303, headers: { Location } })
  }

  function fail(how: 'silence' | 'reset' | 'error' | 'broken') {
    if (how === 'error') return new Response('<h1>Bad gateway</h1>', { status: 502 })
    if (how === 'broken') return new Response('{"id":"cs_test_', { status: 200 })
    return how === 'reset' ? null : wait()
  }

  /** The first answer under a key is every answer under it, unless it was a refusal. */
  function once(request: Request, url: URL, text: string, breaks: boolean): Response {
    const key = request.headers.get('Idempotency-Key')
    if (request.method === 'GET' || key === null) return send(respond(request, url, text))
    const said = `${url.pathname} ${text}`
    const before = answers.get(key)
    if (before && before.request !== said) return refusal(400, 'idempotency_error')
    if (before) return send(before)
    const answer = breaks
      ? { status: 500, body: { error: { type: 'api_error', message: 'Something broke.' } } }
      : respond(request, url, text)
    if (answer.status < 400 || answer.status >= 500) answers.set(key, { request: said, ...answer })
    return send(answer)
  }

  function respond(request: Request, url: URL, text: string): Answer {
    const [, , area, name, third, action] = url.pathname.split('/').map(decodeURIComponent)
    const write = request.method === 'POST'
    if (area === 'webhook_endpoints') {
      return setup.endpoint(request.method, name, write ? parseForm(text) : undefined)
    }
    if (area === 'events' && !write) return listEvents(url.searchParams)
    if (area === 'checkout' && name === 'sessions') {
      if (!third) return write ? books.create(parseForm(text)) : listSessions(url.searchParams)
      const params = books.paramsOf(third)
      if (action === 'line_items' && !write && params) {
        const limit = Number(url.searchParams.get('limit') ?? 10)
        return { status: 200, body: lineItemsOf(params, limit) }
      }
      if (action) return write && action === 'expire' ? books.expire(third) : refused(405)
      return books.session(third, url.searchParams.getAll('expand[0]').includes('payment_intent'))
    }
    if (area === 'refunds' && !name) {
      if (write) return books.payBack(parseForm(text) as Record<string, unknown>)
      return books.refundsOfIntent(url.searchParams.get('payment_intent'))
    }
    if (area === 'disputes' && !name && !write) {
      return books.disputesOfIntent(url.searchParams.get('payment_intent'))
    }
    const isPayment = area === 'charges' || area === 'payment_intents'
    return isPayment && !write ? books.payment(name ?? '') : refused(404, 'resource_missing')
  }

  function listEvents(query: URLSearchParams): Answer {
    const types = [...query].filter(([key]) => key.startsWith('types')).map(([, type]) => type)
    return listed(
      books.events.filter(({ type }) => types.length === 0 || types.includes(type)),
      query,
    )
  }

  function listSessions(query: URLSearchParams): Answer {
    const wanted = query.get('status')
    const hasLines = query.getAll('expand[0]').includes('data.line_items')
    const all = books
      .all()
      .filter(({ status }) => wanted === null || status === wanted)
      .map(({ params, ...rest }) => ({
        ...rest,
        ...(hasLines && { line_items: lineItemsOf(params, 10) }),
      }))
    return listed(all, query)
  }

  /** A page, the newest first. */
  function listed(every: { id: string; created: number }[], query: URLSearchParams): Answer {
    const number = (name: string, otherwise: number) => Number(query.get(name) ?? otherwise)
    const [since, until] = [number('created[gte]', 0), number('created[lte]', Infinity)]
    const all = every.filter(({ created }) => created >= since && created <= until).toReversed()
    const left = all.slice(all.findIndex(({ id }) => id === query.get('starting_after')) + 1)
    const data = left.slice(0, number('limit', 10))
    const has_more = left.length > data.length
    return { status: 200, body: { object: 'list', has_more, data } }
  }

  const fake = {
    ...server,
    ...books,
    keys: setup.keys,
    endpoints: setup.endpoints,
    account: setup.account,
    mode,
    /** As 'POST /v1/refunds'. */
    calls: [] as string[],
    trouble: (_call: string): StripeTrouble => ({ how: 'none' }),
    /** Gets the events as soon as a buyer has paid on the fake's page; null: nobody does. */
    reportsTo: null as string | null,
    /** As Stripe does after a day. */
    forgetKeys: () => answers.clear(),

    /** Signed now. */
    sign(event: StripeEvent | string, secret = stripeWebhookSecret): SignedEvent {
      const payload = typeof event === 'string' ? event : JSON.stringify(event)
      const timestamp = Math.floor(clock.now() / 1000)
      const header = signer.generateTestHeaderString({ payload, secret, timestamp })
      const headers = new Headers({ 'Stripe-Signature': header })
      return { body: new TextEncoder().encode(payload), headers }
    },

    /** Reports the events since its last run to every endpoint that wants them. */
    async deliver(
      post: (url: string, body: Uint8Array<ArrayBuffer>, headers: Headers) => Promise<Response>,
    ): Promise<number[]> {
      const fresh = books.events.slice(delivered)
      delivered = books.events.length
      const statuses: number[] = []
      for (const event of fresh) {
        for (const { url, secret, status, enabled_events } of setup.endpoints) {
          if (status !== 'enabled' || !enabled_events.includes(event.type)) continue
          const { body, headers } = fake.sign(event, secret)
          statuses.push((await post(url, body, headers)).status)
        }
      }
      return statuses
    },

    close(): Promise<void> {
      closing.abort()
      return server.close()
    },
  }
  return fake
}

function refusal(status: number, type: string, code?: string): Response {
  return Response.json({ error: { type, code, message: 'Refused.' } }, { status })
}

function send({ status, body }: Answer): Response {
  return Response.json(body, { status })
}
