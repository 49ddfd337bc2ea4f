import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'

/*
 * What counts as a look at a page. Nothing of it tells a visitor: no cookie, no address, no identity
 * (decision 49).
 */

/** What a browser said of itself and of where it came from. */
export interface PageRequest {
  agent: string | undefined
  /** The page that led here, as the browser tells it. */
  referrer: string | undefined
  /** The shop's own host, as the request named it. */
  host: string | undefined
  /** What the browser fetches ahead is not looked at yet. */
  purpose: string | undefined
  /** The /24 or /48 that it comes from: for counting in memory alone. */
  network(): string
}

/** How many answers about user agents are remembered. */
const mostAgents = 1000
const bots = new LRUCache<string, boolean>({ max: mostAgents })

/** Whether a person looks: no bot, and nothing that is only fetched ahead. */
export function isPerson({ agent, purpose }: Pick<PageRequest, 'agent' | 'purpose'>): boolean {
  if (agent === undefined || purpose?.includes('prefetch')) return false
  const known = bots.get(agent)
  if (known !== undefined) return !known
  const is = isbot(agent)
  if (agent.length < 400) bots.set(agent, is)
  return !is
}

/** The host that led to a page: 'pinterest.com'; '' for none, the shop's own, and what is no host. */
export function referringHost({ referrer, host }: Pick<PageRequest, 'referrer' | 'host'>): string {
  if (referrer === undefined) return ''
  const [, name] = /^https?:\/\/(?:www\.)?([a-z0-9.-]{1,80})(?=[:/?#]|$)/i.exec(referrer) ?? []
  const found = name?.toLowerCase() ?? ''
  const own = host
    ?.toLowerCase()
    .replace(/^www\./, '')
    .replace(/:\d+$/, '')
  return found === own ? '' : found
}

/** Looks at pages in a month or a year. */
export interface Views {
  total: number
  /** Those of the month or year before. */
  before: number
  /** By day of a month, or by month of a year; those without a look are absent. */
  times: { time: string; views: number }[]
  /** The pages that were looked at most; `name`: the piece's, null for other pages. */
  pages: { path: string; name: string | null; views: number }[]
  /** The hosts that led to the shop most. */
  hosts: { host: string; views: number }[]
}
