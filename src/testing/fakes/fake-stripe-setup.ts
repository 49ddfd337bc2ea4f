import { z } from 'zod'
import { newSecret } from '#platform/ids.ts'
import { type Answer, refused } from './fake-stripe-ledger.ts'

export interface FakeKey {
  account: string
  /** A restricted key's permissions ('charge_write'); 'all' for a secret key. */
  may: 'all' | readonly string[]
}

export interface FakeEndpoint {
  id: string
  url: string
  secret: string
  status: 'enabled' | 'disabled'
  enabled_events: string[]
  metadata: Record<string, string>
  description: string
  api_version: string
}

const shared = {
  url: z.url({ protocol: /^https$/ }),
  enabled_events: z.array(z.string().regex(/^[a-z_.]+$/)).min(1),
  description: z.string().max(5000).optional(),
  metadata: z.record(z.string().max(40), z.string().max(500)).optional(),
}
const created = z.strictObject({ ...shared, api_version: z.literal('2026-10-28.endive') })
const changed = z.strictObject({ ...shared, disabled: z.enum(['true', 'false']) }).partial()

/** Stripe's limit for an account. */
const mostEndpoints = 16

export function stripeSetupBooks(first: { key: string }) {
  const keys = new Map<string, FakeKey>([[first.key, { account: 'acct_heron', may: 'all' }]])
  const endpoints: FakeEndpoint[] = []
  const account = {
    country: 'US',
    charges_enabled: true as boolean,
    settings: { dashboard: { display_name: 'Atelier Heron' } },
  }
  let made = 0

  const shown = ({ secret: _, ...endpoint }: FakeEndpoint) => ({
    object: 'webhook_endpoint',
    ...endpoint,
  })

  function endpoint(method: string, id: string | undefined, params: unknown): Answer {
    if (id === undefined) {
      if (method === 'GET') {
        const data = endpoints.map(shown)
        return { status: 200, body: { object: 'list', has_more: false, data } }
      }
      const read = created.safeParse(params)
      if (!read.success) return wrong(read.error)
      if (endpoints.length >= mostEndpoints) {
        const words = 'You have reached the maximum of 16 test webhook endpoints.'
        return refused(400, undefined, words)
      }
      made += 1
      const secret = `whsec_${newSecret()}`
      const { metadata = {}, description = '' } = read.data
      const fresh: FakeEndpoint = {
        ...read.data,
        id: `we_${made}`,
        status: 'enabled',
        secret,
        metadata,
        description,
      }
      endpoints.push(fresh)
      return { status: 200, body: { ...shown(fresh), secret } }
    }
    const found = endpoints.find((each) => each.id === id)
    if (!found) return refused(404, 'resource_missing')
    if (method === 'DELETE') {
      endpoints.splice(endpoints.indexOf(found), 1)
      return { status: 200, body: { id, object: 'webhook_endpoint', deleted: true } }
    }
    const read = changed.safeParse(params)
    if (!read.success) return wrong(read.error)
    const { disabled, ...changes } = read.data
    Object.assign(
      found,
      changes,
      disabled && { status: disabled === 'true' ? 'disabled' : 'enabled' },
    )
    return { status: 200, body: shown(found) }
  }

  return {
    keys,
    endpoints,
    account,
    endpoint,
    /** Null when the key may make the call. */
    refusalOf(key: string, method: string, path: string): Answer | null {
      const known = keys.get(key)
      if (!known) return refused(401, 'api_key_invalid', 'Invalid API Key provided: sk_****')
      if (known.may === 'all') return null
      const needed = permissionFor(method, path)
      const isGranted =
        needed !== null &&
        (known.may.includes(needed) || known.may.includes(needed.replace(/_read$/, '_write')))
      if (isGranted) return null
      const having = needed
        ? `Having the 'rak_${needed}' permission would allow this request to continue.`
        : 'The required permissions are not available for use by restricted keys.'
      return refused(
        403,
        undefined,
        `The provided key 'rk_****' does not have the required permissions for this endpoint on account '${known.account}'. ${having}`,
      )
    },
    whose(key: string): Answer {
      const id = keys.get(key)?.account
      return { status: 200, body: { id, object: 'account', ...account } }
    },
  }
}

function wrong(error: z.ZodError): Answer {
  const { path, message } = error.issues[0] ?? { path: [], message: '' }
  return refused(400, 'parameter_invalid', `${path.join('.')}: ${message}`)
}

/** Null: no restricted key may make the call. */
function permissionFor(method: string, path: string): string | null {
  const level = method === 'GET' ? 'read' : 'write'
  const areas: [prefix: string, permission: string][] = [
    ['/v1/checkout/sessions', 'checkout_session'],
    ['/v1/payment_intents', 'payment_intent'],
    ['/v1/charges', 'charge'],
    ['/v1/refunds', 'charge'],
    ['/v1/webhook_endpoints', 'webhook'],
    ['/v1/events', 'event'],
    ['/v1/balance_transactions', 'balance_transaction_source'],
    ['/v1/disputes', 'dispute'],
  ]
  const area = areas.find(([prefix]) => path.startsWith(prefix))
  return area ? `${area[1]}_${level}` : null
}
