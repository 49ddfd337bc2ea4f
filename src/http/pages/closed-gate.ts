import { once, type Versioned } from '#platform/once.ts'
import type { OpeningMoments } from '#shop/catalogue/products/publishing/timing.server.ts'
import type { ContentVersion } from './kept-page.ts'
import { pagePath } from './public-pages.ts'

export interface Closure {
  screen: '/opening' | '/vacation'
  /** Epoch milliseconds. */
  opensAt: number | null
  signInPath: string
}

export interface ShopStatus {
  content: ContentVersion
  closure: Closure | null
}

export interface ClosedGateOptions {
  db: Versioned
  now(): number
  read(): Promise<Closure | null>
  openings(): Promise<OpeningMoments>
}

/** A switch raises the content version, and the next opening is known: no further look-ups. */
export function createClosedGate({ db, now, read, openings }: ClosedGateOptions) {
  const known = once<(ShopStatus & { until: number }) | null>(
    db,
    async (version) => {
      const [closure, { last, next }] = await Promise.all([read(), openings()])
      const moment = `${last}/${closure?.screen ?? 'open'}/${closure?.opensAt ?? ''}`
      return { content: { version, moment }, closure, until: next ?? Infinity }
    },
    null,
    (status) => status !== null && now() >= status.until,
  )
  return {
    last: (): ShopStatus | null => known.current(),
    look: () => known.read() as ShopStatus | Promise<ShopStatus>,
  }
}

const open =
  /^\/(?:(?:api|media|\.well-known\/atelier)\/.+|healthz|robots\.txt|license\.xml|sitemap\.xml|(?:site|admin)\.webmanifest|admin\/?|order-success\/?|orders\/[^/]+(?:\/invoices\/[^/]+)?\/?|(?:certificates|on-its-way)\/[^/]+\/?|imprint\/?|(?:waiting|withdrawal)(?:\/[^/]+)?\/?)$/

const themeFiles =
  /^\/(?:look\/.+|favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-[a-z0-9-]+\.png)$/

export function staysOpen(address: string, hostedPayment: string): boolean {
  const path = plainPath(address)
  if (path === '/signup') return /[?&]invitation=./.test(address)
  // The pages of orders lead there.
  if (path === '/contact') return /[?&]order=./.test(address)
  return open.test(path) || themeFiles.test(path) || path.startsWith(`${hostedPayment}/`)
}

/** '..' and '.data' are resolved as the router resolves them. */
export function plainPath(address: string): string {
  const whole = `http://shop.invalid${address}`
  return pagePath(URL.canParse(whole) ? new URL(whole).pathname : '/')
}
