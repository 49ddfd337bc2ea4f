/*
 * A paper of the studio: what it says, before it is a page or a PDF. Papers are made by pure
 * functions; how they look is the renderers' business, and theirs alone.
 */

/** The sheet that a paper is printed on. */
export type SheetSize = 'A4' | 'Letter'

/** Where sheets are Letter. */
const letterCountries = ['US', 'CA', 'MX', 'PR', 'PH', 'CL', 'CO']

/** The sheet that is usual in a country. */
export function sheetOf(country: string): SheetSize {
  return letterCountries.includes(country) ? 'Letter' : 'A4'
}

/** A row of what was sold. Sums are words; null: the paper tells none. */
export interface PaperLine {
  quantity: number
  name: string
  details: string
  sum: string | null
}

/** A term beside its words. */
export interface PaperRow {
  term: string
  words: string
  strong?: boolean
}

export interface Paper {
  /** What it is: 'Packing slip'. */
  title: string
  /** The studio's name. */
  from: string
  /** Under the studio's name: its address, its tax number. */
  fromLines: readonly string[]
  /** Where it goes, line by line; empty: nowhere. */
  to: readonly string[]
  /** In large letters: what a certificate is about. */
  headline: string | null
  /** 'Void', across what does not stand. */
  stamp: string | null
  facts: readonly PaperRow[]
  lines: readonly PaperLine[]
  sums: readonly PaperRow[]
  /** A note that a giver wrote; its line breaks stay. */
  gift: string | null
  notes: readonly string[]
  /** What a machine can check, in small letters: a signature with its key. */
  proof: readonly PaperRow[]
  /** Where the paper is shown; null: nowhere else. */
  link: string | null
}

/** A paper that says nothing yet. */
export const emptyPaper: Omit<Paper, 'title' | 'from'> = {
  ...{ fromLines: [], to: [], headline: null, stamp: null, facts: [], lines: [], sums: [] },
  ...{ gift: null, notes: [], proof: [], link: null },
}
