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

/** What the shop's being closed does to a request. */
export type Standing = { version: number; closing: Closing | null }

export interface ClosedGateOptions {
  contentVersion(): number | Promise<number>
  /** Reads how the shop stands; null: open. */
  read(): Promise<Closing | null>
}

/**
 * Whether the shop is closed, known by the content version: a switch raises it, so that nothing but
 * the version is looked up for a request, and every process knows at the next one.
 */
export function createClosedGate({ contentVersion, read }: ClosedGateOptions) {
  let known: Standing | null = null
  let reading: { version: number; standing: Promise<Standing> } | null = null

  async function readNow(version: number): Promise<Standing> {
    const standing = { version, closing: await read() }
    if (known === null || known.version < version) known = standing
    return standing
  }

  function standingAt(version: number): Standing | Promise<Standing> {
    if (known?.version === version) return known
    if (reading?.version !== version) {
      reading = { version, standing: readNow(version) }
      reading.standing
        .finally(() => {
          if (reading?.version === version) reading = null
        })
        .catch(() => {})
    }
    return reading.standing
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
  /^\/(?:(?:api|media|\.well-known\/atelier)\/.+|healthz|robots\.txt|license\.xml|sitemap\.xml|site\.webmanifest|admin\/?|order-success\/?|orders\/[^/]+\/?|waiting(?:\/[^/]+)?\/?)$/

/**
 * Whether an address of a closed shop answers as on any other day: what is no page of the shop, order
 * pages, back-in-stock subscriptions, and the admin (design §4).
 */
export function staysOpen(address: string, hostedPayment: string): boolean {
  const path = plainPath(address)
  return open.test(path) || path.startsWith(`${hostedPayment}/`)
}

/** An address's own path, with '..' and '.data' resolved as the router resolves them. */
export function plainPath(address: string): string {
  const whole = `http://shop.invalid${address}`
  return pagePath(URL.canParse(whole) ? new URL(whole).pathname : '/')
}
