import { createMiddleware } from 'hono/factory'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { ApiContext, ApiEnv } from '#http/api.ts'
import { markCookie, signInPath } from '#http/session.ts'
import { isShopError, ShopError } from '#platform/errors.ts'
import { digest } from '#platform/ids.ts'
import type { HolderNetworks } from '#shop/catalogue/stock/hold-limits.server.ts'
import { limitsCopy } from './copy.ts'

/** `points` requests in `duration` seconds. Requests without a session count by their network. */
export const limitGroups = {
  reads: { points: 1200, duration: 60 },
  writes: { points: 240, duration: 60 },
  guests: { points: 400, duration: 600 },
  checkout: { points: 30, duration: 600 },
  codes: { points: 15, duration: 600 },
  /** Unknown codes, by /24 or /48. */
  wrongCodesOfAWideNetwork: { points: 60, duration: 600 },
  /** Unknown codes, by /16 or /32. */
  wrongCodesOfAProvider: { points: 240, duration: 600 },
  signIn: { points: 30, duration: 600 },
  /** Apart, so that senseless passwords don't shut this way in. */
  passkeys: { points: 30, duration: 600 },
  contact: { points: 8, duration: 600 },
  /** By IPv4 address or /56: further messages are set aside, never refused. */
  messagesOfASubscriber: { points: 12, duration: 3600 },
  /** By /24 or /48. */
  messagesOfAWideNetwork: { points: 24, duration: 3600 },
  /** By /16 or /32. */
  messagesOfAProvider: { points: 48, duration: 3600 },
  mails: { points: 10, duration: 600 },
  renders: { points: 240, duration: 60 },
  badSignatures: { points: 30, duration: 60 },
} as const

export type LimitGroup = keyof typeof limitGroups

/** An office, or a mobile carrier's customers, share a network. */
export const visitorsOfANetwork = 4

export interface Client extends HolderNetworks {
  /** The IPv4 address or the /56. */
  subscriberNetwork: string
  /** The /16 or /32. */
  providerNetwork: string
  earlier: readonly HolderNetworks[]
  /** Digest of the session's secret, live or not. */
  visitor: string | null
}

type Counted = Pick<Client, 'network' | 'visitor'>

export interface Limits {
  /** Throws `too_many` with the seconds to wait. */
  take(group: LimitGroup, client: Counted): Promise<void>
  isMuch(group: LimitGroup, key: string): Promise<boolean>
  refuseSpent(group: LimitGroup, client: Counted): Promise<void>
}

export type Counters = Record<LimitGroup, RateLimiterAbstract>

export function eachGroup(
  make: (opts: { keyPrefix: LimitGroup; points: number; duration: number }) => RateLimiterAbstract,
): Counters {
  const groups = Object.entries(limitGroups) as [LimitGroup, (typeof limitGroups)[LimitGroup]][]
  return Object.fromEntries(
    groups.map(([keyPrefix, often]) => [keyPrefix, make({ keyPrefix, ...often })]),
  ) as Counters
}

function memoryCounters(): Counters {
  return eachGroup((opts) => new RateLimiterMemory(opts))
}

export function createLimits(enabled: boolean, counters: Counters = memoryCounters()): Limits {
  if (!enabled) {
    return { take: async () => {}, isMuch: async () => false, refuseSpent: async () => {} }
  }
  // Anybody can make sessions without end: a network has a limit of its own, in each process.
  const ofNetworks = eachGroup(
    ({ keyPrefix, points, duration }) =>
      new RateLimiterMemory({ keyPrefix, duration, points: points * visitorsOfANetwork }),
  )
  return {
    async take(group, { network, visitor }) {
      // Before the visitor is counted: made-up sessions must not fill the counters, either.
      if (visitor !== null) await refuseIfSpent(ofNetworks[group], network)
      await consume(counters[group], visitor ?? network)
      if (visitor !== null) await consume(ofNetworks[group], network)
    },
    async isMuch(group, key) {
      try {
        await consume(counters[group], key)
        return false
      } catch (error) {
        if (isShopError(error)) return true
        throw error
      }
    },
    async refuseSpent(group, { network, visitor }) {
      await refuseIfSpent(counters[group], visitor ?? network)
    },
  }
}

async function refuseIfSpent(counter: RateLimiterAbstract, key: string): Promise<void> {
  const spent = await counter.get(key)
  if (spent && spent.remainingPoints <= 0) throw tooMany(spent)
}

async function consume(counter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await counter.consume(key)
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes): ShopError {
  return new ShopError('too_many', limitsCopy.tooMany, {
    retryAfter: Math.ceil(msBeforeNext / 1000),
  })
}

/** A report counts against a limit only if no provider signed it. */
export function isWebhook(path: string): boolean {
  return /^\/api\/(payments|fulfill?ment)\/.*\/events$/.test(path)
}

export function limitGroupOf(method: string, path: string): LimitGroup | null {
  if (method === 'GET' || method === 'HEAD') return 'reads'
  if (isWebhook(path)) return null
  if (path === '/api/users/create') return 'guests'
  if (path === `${signInPath}/link` || path === '/api/services/mail/test-mail') return 'mails'
  if (path.startsWith(`${signInPath}/passkey`)) return 'passkeys'
  if (path.startsWith(signInPath)) return 'signIn'
  if (path.startsWith('/api/cart/create-checkout-session/')) return 'checkout'
  if (path === '/api/cart/code' && method === 'POST') return 'codes'
  if (path === '/api/mail/contact') return 'contact'
  return 'writes'
}

export const limitRequests = createMiddleware<ApiEnv>(async (c, next) => {
  const group = limitGroupOf(c.req.method, c.req.path)
  if (group) await c.get('limits').take(group, (await knownBrowser(c)) ?? c.get('client'))
  await next()
})

/** Strangers on the same network must not shut out a browser that has signed in before. */
async function knownBrowser(c: ApiContext): Promise<Counted | null> {
  const mark = c.req.path.startsWith(signInPath) ? markCookie(c) : null
  const browser = mark === null ? null : await c.get('shop').identity.knownBrowser(mark)
  return browser === null ? null : { network: digest(browser), visitor: null }
}
