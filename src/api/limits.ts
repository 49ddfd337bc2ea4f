import { createMiddleware } from 'hono/factory'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ShopError } from '#kernel/errors.ts'
import type { ApiEnv } from './api.ts'

/** How often one network may do what: so many times (`points`) in so many seconds. */
export const limitGroups = {
  reads: { points: 1200, duration: 60 },
  writes: { points: 240, duration: 60 },
  guests: { points: 100, duration: 600 },
  checkout: { points: 30, duration: 600 },
  signIn: { points: 30, duration: 600 },
  contact: { points: 8, duration: 600 },
  mails: { points: 10, duration: 600 },
} as const

export type LimitGroup = keyof typeof limitGroups

export interface Limits {
  /** Counts one more; throws `too_many` with the seconds to wait when that is too often. */
  take(group: LimitGroup, network: string): Promise<void>
}

export type Counters = Record<LimitGroup, RateLimiterAbstract>

/** One counter for each group, all made alike. */
export function eachGroup(
  make: (opts: { keyPrefix: LimitGroup; points: number; duration: number }) => RateLimiterAbstract,
): Counters {
  const groups = Object.entries(limitGroups) as [LimitGroup, (typeof limitGroups)[LimitGroup]][]
  return Object.fromEntries(
    groups.map(([keyPrefix, often]) => [keyPrefix, make({ keyPrefix, ...often })]),
  ) as Counters
}

/** Counters in this process's memory: right for one machine. */
function memoryCounters(): Counters {
  return eachGroup((opts) => new RateLimiterMemory(opts))
}

/** `counters`: where to count; in this process's memory unless it is said. */
export function createLimits(enabled: boolean, counters: Counters = memoryCounters()): Limits {
  if (!enabled) return { take: async () => {} }
  return {
    async take(group, network) {
      try {
        await counters[group].consume(network)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        const retryAfter = Math.ceil(refusal.msBeforeNext / 1000)
        throw new ShopError('too_many', 'That was a lot at once. Please try again in a moment.', {
          retryAfter,
        })
      }
    },
  }
}

/** Which limit a request counts against; null for what providers outside report. */
export function limitGroupOf(method: string, path: string): LimitGroup | null {
  if (method === 'GET' || method === 'HEAD') return 'reads'
  if (path.startsWith('/api/payments/') || path.startsWith('/api/fulfilment/')) return null
  if (path === '/api/users/create') return 'guests'
  if (path === '/api/users/login') return 'signIn'
  if (path.startsWith('/api/cart/create-checkout-session/')) return 'checkout'
  if (path === '/api/mail/contact') return 'contact'
  return 'writes'
}

export const limitRequests = createMiddleware<ApiEnv>(async (c, next) => {
  const group = limitGroupOf(c.req.method, c.req.path)
  if (group) await c.get('limits').take(group, c.get('network'))
  await next()
})
