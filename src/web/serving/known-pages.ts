import type { Packed } from './encoding.ts'

/** A page as it was rendered. */
export interface RenderedPage {
  body: Buffer
  /** Its body compressed, as far as that was asked for. */
  packed: Partial<Packed['bodies']>
  /** Of the inline scripts that may run: their sources in the Content-Security-Policy. */
  scripts: readonly string[]
}

/**
 * Pages by what they are made of: its address, and what its loaders answered, as a browser's router is
 * told it. A page whose loaders answer as before isn't rendered again. What was kept first leaves first.
 * @param limit bytes kept at the most
 */
export function createKnownPages(limit = 4 * 2 ** 20) {
  const kept = new Map<string, RenderedPage>()
  let bytes = 0
  const sizeOf = (facts: string, { body }: RenderedPage) => body.length + facts.length

  return {
    /** The page that is made of these facts, rendered now unless it is known. */
    of(facts: string, render: () => RenderedPage): RenderedPage {
      const known = kept.get(facts)
      if (known) return known
      const page = render()
      kept.set(facts, page)
      bytes += sizeOf(facts, page)
      for (const [oldest, its] of kept) {
        if (bytes <= limit) break
        kept.delete(oldest)
        bytes -= sizeOf(oldest, its)
      }
      return page
    },
  }
}
