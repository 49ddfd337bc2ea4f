import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'

/* A page view stores no cookie, no address and no identity (decision 49). */

export interface PageRequest {
  agent: string | undefined
  referrer: string | undefined
  host: string | undefined
  /** A prefetched page isn't viewed yet. */
  purpose: string | undefined
  /** The client's /24 or /48; only for counting in memory. */
  network(): string
}

const mostAgents = 1000
const bots = new LRUCache<string, boolean>({ max: mostAgents })

export function isPerson({ agent, purpose }: Pick<PageRequest, 'agent' | 'purpose'>): boolean {
  if (agent === undefined || purpose?.includes('prefetch')) return false
  const known = bots.get(agent)
  if (known !== undefined) return !known
  const is = isbot(agent)
  if (agent.length < 400) bots.set(agent, is)
  return !is
}

/** 'pinterest.com'; '' for none, for the shop's own host, and for an invalid one. */
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

export interface PageViews {
  total: number
  before: number
  /** By day of a month, or by month of a year; leaves out times without a view. */
  times: { time: string; views: number }[]
  /** The most viewed pages. */
  pages: { path: string; views: number }[]
  hosts: { host: string; views: number }[]
}
