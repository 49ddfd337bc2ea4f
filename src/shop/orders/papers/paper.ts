/*
 * A paper of the studio, before it is a page or a PDF. Pure functions make papers; the renderers
 * alone decide how papers look.
 */

export type SheetSize = 'A4' | 'Letter'

/** Countries that use Letter. */
const letterCountries = ['US', 'CA', 'MX', 'PR', 'PH', 'CL', 'CO']

export function sheetFor(country: string): SheetSize {
  return letterCountries.includes(country) ? 'Letter' : 'A4'
}

/** A row of a sale. Sums are words; null: the paper shows none. */
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
  /** The kind of paper: 'Packing slip'. */
  title: string
  /** The studio's name. */
  from: string
  /** Below the studio's name: its address, its tax number. */
  fromLines: readonly string[]
  /** The recipient, line by line; empty: none. */
  to: readonly string[]
  /** In large letters: a certificate's subject. */
  headline: string | null
  /** 'Void', across a paper that is no longer valid. */
  stamp: string | null
  facts: readonly PaperRow[]
  lines: readonly PaperLine[]
  sums: readonly PaperRow[]
  /** The giver's note; keeps its line breaks. */
  gift: string | null
  notes: readonly string[]
  /** In small letters, for a machine to check: a signature with its key. */
  proof: readonly PaperRow[]
  /** The address of its page; null: it has none. */
  link: string | null
}

export const emptyPaper: Omit<Paper, 'title' | 'from'> = {
  ...{ fromLines: [], to: [], headline: null, stamp: null, facts: [], lines: [], sums: [] },
  ...{ gift: null, notes: [], proof: [], link: null },
}
