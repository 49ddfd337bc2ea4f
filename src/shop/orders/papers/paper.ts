/* Pure functions make papers; the renderers alone decide how papers look. */

export type SheetSize = 'A4' | 'Letter'

/** In one PDF. */
export const mostSlips = 100

/** Countries that use Letter. */
const letterCountries = ['US', 'CA', 'MX', 'PR', 'PH', 'CL', 'CO']

export function sheetFor(country: string): SheetSize {
  return letterCountries.includes(country) ? 'Letter' : 'A4'
}

/** `sum` in words; null: the paper shows none. */
export interface PaperLine {
  quantity: number
  name: string
  details: string
  sum: string | null
}

export interface PaperRow {
  term: string
  words: string
  strong?: boolean
}

export interface Paper {
  title: string
  from: string
  fromLines: readonly string[]
  to: readonly string[]
  headline: string | null
  stamp: string | null
  facts: readonly PaperRow[]
  lines: readonly PaperLine[]
  sums: readonly PaperRow[]
  gift: string | null
  notes: readonly string[]
  /** For a machine to check: a signature with its key. */
  proof: readonly PaperRow[]
  /** For a paper to frame; null: any other paper. */
  framed: { title: string; artist: string; seal: string } | null
  /** Opens its page; null: it has none. */
  link: string | null
}

export const emptyPaper: Omit<Paper, 'title' | 'from'> = {
  fromLines: [],
  to: [],
  headline: null,
  stamp: null,
  facts: [],
  lines: [],
  sums: [],
  gift: null,
  notes: [],
  proof: [],
  framed: null,
  link: null,
}
