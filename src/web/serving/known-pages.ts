import { hash } from 'node:crypto'
import type { SentBodies } from './encoding.ts'

/** A page as it was rendered. */
export interface RenderedPage {
  body: Buffer
  /** Its body compressed, as far as that was asked for. */
  packed: SentBodies
  /** Of the inline scripts that may run: their sources in the Content-Security-Policy. */
  scripts: readonly string[]
}

/** Digests of what was rendered once. */
const mostSeen = 1000

/**
 * Pages by what they are made of: its address, and what its loaders answered, as a browser's router is
 * told it. A page whose loaders answer as before isn't rendered again. It is kept when it comes a second time:
 * pages at addresses that were made up would cost more garbage than all others spare. What was kept
 * first leaves first.
 * @param limit bytes kept at the most
 */
export function createKnownPages(limit = 4 * 2 ** 20) {
  const seen = new Set<string>()
  const kept = new Map<string, RenderedPage>()
  let bytes = 0

  function isSecond(name: string): boolean {
    if (seen.delete(name)) return true
    seen.add(name)
    if (seen.size > mostSeen) seen.delete(seen.values().next().value ?? '')
    return false
  }

  return {
    /** The page that is made of these facts, rendered now unless it is known. */
    of(facts: string, render: () => RenderedPage): RenderedPage {
      const name = hash('sha256', facts, 'base64')
      const known = kept.get(name)
      if (known) return known
      const page = render()
      if (!isSecond(name)) return page
      kept.set(name, page)
      bytes += page.body.length
      for (const [oldest, { body }] of kept) {
        if (bytes <= limit) break
        kept.delete(oldest)
        bytes -= body.length
      }
      return page
    },
  }
}
