import { once, type Versioned } from '#platform/once.ts'
import type { OpeningMoments } from '#shop/catalogue/products/publishing/timing.server.ts'
import type { ContentVersion } from './kept-page.ts'
import { pagePath } from './public-pages.ts'

export interface Closure {
  screen: '/opening' | '/vacation'
  /** The time of the next opening, in epoch milliseconds. */
  opensAt: number | null
  /** The hidden sign-in path stays open. */
  signInPath: string
}

export interface ShopStatus {
  content: ContentVersion
  closure: Closure | null
}

export interface ClosedGateOptions {
  db: Versioned
  /** The shop's time, in epoch milliseconds. */
  now(): number
  /** Reads the closure; null: open. */
  read(): Promise<Closure | null>
  openings(): Promise<OpeningMoments>
}

/**
 * The shop's closure and its content version. The content version and the clock decide: a switch
 * raises the version, and every process knows the next opening in advance, so a request looks up
 * nothing else.
 */
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
    /** The present state, without a promise where it is known already. */
    look: () => known.read() as ShopStatus | Promise<ShopStatus>,
  }
}

const open =
  /^\/(?:(?:api|media|\.well-known\/atelier)\/.+|healthz|robots\.txt|license\.xml|sitemap\.xml|sitemaps\/[^/]+\.xml|site\.webmanifest|admin\/?|order-success\/?|orders\/[^/]+(?:\/invoices\/[^/]+)?\/?|certificates\/[^/]+\/?|imprint\/?|(?:waiting|withdrawal)(?:\/[^/]+)?\/?)$/

/** The files that the closed screen needs for its own looks. */
const looks = /^\/(?:look\/.+|favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-[a-z0-9-]+\.png)$/

/**
 * True for addresses that a closed shop answers as usual: addresses that are no pages of the shop,
 * order pages, back-in-stock subscriptions, and the admin (design §4).
 */
export function staysOpen(address: string, hostedPayment: string): boolean {
  const path = plainPath(address)
  return open.test(path) || looks.test(path) || path.startsWith(`${hostedPayment}/`)
}

/** An address's own path, with '..' and '.data' resolved as the router resolves them. */
export function plainPath(address: string): string {
  const whole = `http://shop.invalid${address}`
  return pagePath(URL.canParse(whole) ? new URL(whole).pathname : '/')
}
