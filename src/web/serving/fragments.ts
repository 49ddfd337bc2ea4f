import { shopCurrency } from '#kernel/money.ts'
import type { Fragments } from '../ui/fragment.tsx'

/** The parts of one page: what its rendering takes, and what then puts the page together. */
export interface PageFragments extends Fragments {
  /**
   * The page's bytes: markup that is known in place of its marks; what was rendered anew is kept.
   * @param rest what follows, without marks
   */
  fill(html: string, rest?: string): Buffer
}

interface Taken {
  key: string
  known: Buffer | undefined
}

/**
 * The markup of parts of pages (a card, the bar, the footer), kept as bytes by what it is made from: a piece
 * that changes costs one card, not the rendering of every gallery. What was kept first leaves first.
 * @param limit bytes of markup kept at the most
 */
export function createFragments(limit = 8 * 2 ** 20) {
  const kept = new Map<string, Buffer>()
  let bytes = 0

  function keep(key: string, markup: Buffer): void {
    if (kept.has(key)) return
    kept.set(key, markup)
    bytes += markup.length + key.length
    for (const [oldest, { length }] of kept) {
      if (bytes <= limit) break
      kept.delete(oldest)
      bytes -= length + oldest.length
    }
  }

  return {
    /** For one rendering. `salt` is in its marks, and in no text that could be on the page. */
    forPage(salt: string): PageFragments {
      const taken: Taken[] = []
      // Of the letters that need one byte: a text with others takes twice the memory.
      const mark = `\u0001${salt} `
      const end = `\u0002${salt}`
      return {
        take(name, facts) {
          const key = `${name} ${shopCurrency()} ${JSON.stringify(facts)}`
          const known = kept.get(key)
          const begin = `${mark}${taken.length};`
          taken.push({ key, known })
          return known ? begin : [begin, end]
        },
        fill(html, rest = '') {
          const [first = '', ...marked] = html.split(mark)
          let parts: Buffer[] = [Buffer.from(first)]
          const open: { key: string; around: Buffer[] }[] = []
          for (const each of marked) {
            const at = each.indexOf(';')
            const { key, known } = taken[Number(each.slice(0, at))] as Taken
            const [begin = '', ...ends] = each.slice(at + 1).split(end)
            if (known) parts.push(known)
            else {
              open.push({ key, around: parts })
              parts = []
            }
            parts.push(Buffer.from(begin))
            for (const after of ends) {
              const { key: name, around } = open.pop() as (typeof open)[number]
              const made = Buffer.concat(parts)
              keep(name, made)
              parts = around
              parts.push(made, Buffer.from(after))
            }
          }
          return Buffer.concat([...parts, Buffer.from(rest)])
        },
      }
    },
  }
}
