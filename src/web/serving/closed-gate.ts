import type { KnownTopics } from '#kernel/topics.ts'
import type { OpeningMoments } from '#shop/catalogue/timing.server.ts'
import { soldTopics } from '#shop/stock/stock-topics.ts'
import type { Edition } from './page-cache.ts'
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

/** Holds until a write, or until pieces open. */
interface Known extends Standing {
  version: number
  change: number
  until: number
}

export interface ClosedGateOptions {
  contentVersion(): number | Promise<number>
  /** The shop's time, in epoch milliseconds. */
  now(): number
  /** Reads how the shop stands; null: open. */
  read(): Promise<Closing | null>
  openings(): Promise<OpeningMoments>
  /** What all pages show of what is sold, as a short text; read anew when anything was sold out. */
  frame(): Promise<string>
  topics: Pick<KnownTopics, 'change' | 'raisedSince'>
}

/**
 * Whether the shop is closed, and what its pages show, known by the content version and the clock: a
 * switch raises the version, so that nothing else is looked up for a request, and the moment of the next
 * opening is known beforehand to every process.
 */
export function createClosedGate(options: ClosedGateOptions) {
  const { contentVersion, now, read, openings, frame, topics } = options
  let known: Known | null = null
  let reading: { version: number; change: number; standing: Promise<Standing> } | null = null

  async function readNow(version: number, change: number): Promise<Known> {
    const [closing, { last, next }, shown] = await Promise.all([read(), openings(), frame()])
    const edition = `${version}/${last}/${shown}`
    const standing = { version, change, edition, closing, until: next ?? Infinity }
    // Pieces have opened while it was read.
    if (now() >= standing.until) return readNow(version, change)
    const isNewer =
      known === null ||
      known.version < version ||
      (known.version === version &&
        (known.change < change || (known.change === change && known.until <= standing.until)))
    if (isNewer) known = standing
    return standing
  }

  const isNow = (at: { version: number; change: number } | null, version: number) =>
    at?.version === version && !topics.raisedSince(at.change, soldTopics)

  function standingAt(version: number): Standing | Promise<Standing> {
    if (known && isNow(known, version) && now() < known.until) return known
    if (reading && isNow(reading, version)) return reading.standing
    const { change } = topics
    const mine = { version, change, standing: readNow(version, change) }
    reading = mine
    mine.standing
      .finally(() => {
        if (reading === mine) reading = null
      })
      .catch(() => {})
    return mine.standing
  }

  return {
    /** How the shop stood when it was last known. */
    last: () => known,
    /** How the shop stands, at once where that is possible. */
    look(): Standing | Promise<Standing> {
      const version = contentVersion()
      return typeof version === 'number' ? standingAt(version) : version.then(standingAt)
    },
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
