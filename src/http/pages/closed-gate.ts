import { once, type Versioned } from '#platform/once.ts'
import type { OpeningMoments } from '#shop/catalogue/products/publishing/timing.server.ts'
import type { Edition } from './kept-page.ts'
import { pagePath } from './public-pages.ts'

/** What the shop's being closed means for serving. */
export interface Closing {
  /** Where the screen is that is shown in place of every page. */
  screen: '/opening' | '/vacation'
  /** When it opens again by itself, in epoch milliseconds. */
  opensAt: number | null
  /** The hidden way in stays open. */
  signInPath: string
}

/** What the shop's being closed does to a request, and which content it is answered from. */
export interface Standing {
  edition: Edition
  closing: Closing | null
}

export interface ClosedGateOptions {
  db: Versioned
  /** The shop's time, in epoch milliseconds. */
  now(): number
  /** Reads how the shop stands; null: open. */
  read(): Promise<Closing | null>
  openings(): Promise<OpeningMoments>
}

/**
 * Whether the shop is closed, and what its pages show, known by the content version and the clock: a
 * switch raises the version, so that nothing else is looked up for a request, and the moment of the next
 * opening is known beforehand to every process.
 */
export function createClosedGate({ db, now, read, openings }: ClosedGateOptions) {
  const known = once<(Standing & { until: number }) | null>(
    db,
    async (version) => {
      const [closing, { last, next }] = await Promise.all([read(), openings()])
      const moment = `${last}/${closing?.screen ?? 'open'}/${closing?.opensAt ?? ''}`
      return { edition: { version, moment }, closing, until: next ?? Infinity }
    },
    null,
    (standing) => standing !== null && now() >= standing.until,
  )
  return {
    /** How the shop stood when it was last known. */
    last: (): Standing | null => known.current(),
    /** How the shop stands, at once where that is possible. */
    look: () => known.read() as Standing | Promise<Standing>,
  }
}

const open =
  /^\/(?:(?:api|media|\.well-known\/atelier)\/.+|healthz|robots\.txt|license\.xml|sitemap\.xml|sitemaps\/[^/]+\.xml|site\.webmanifest|admin\/?|order-success\/?|orders\/[^/]+(?:\/invoices\/[^/]+)?\/?|certificates\/[^/]+\/?|imprint\/?|(?:waiting|withdrawal)(?:\/[^/]+)?\/?)$/

/** How the closed screen itself looks, too. */
const looks = /^\/(?:look\/.+|favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-[a-z0-9-]+\.png)$/

/**
 * Whether an address of a closed shop answers as on any other day: what is no page of the shop, order
 * pages, back-in-stock subscriptions, and the admin (design §4).
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
