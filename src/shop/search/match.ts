/*
 * What words have to be where, written for FTS5 and for PostgreSQL's tsquery. Words are letters, digits
 * and '_' alone (`words.ts`): nothing in them means anything to either.
 */

/** What a piece is found by: the columns of `piece_search` that are indexed. */
export type Column = 'title' | 'about' | 'story' | 'facets'

/** A word that stands in one of the columns. */
export interface Term {
  word: string
  /** Words that begin so count as well. */
  begun: boolean
  columns: readonly Column[]
}

/** All terms of `all` hold, at least one; those of `not`, if any, don't all hold. */
export interface Expression {
  all: readonly Term[]
  not?: readonly Term[]
}

/** As FTS5 reads it. */
export function inFts({ all, not }: Expression): string {
  const term = ({ word, begun, columns }: Term) =>
    `{${columns.join(' ')}} : "${word}"${begun ? ' *' : ''}`
  const both = (terms: readonly Term[]) => `(${terms.map(term).join(' AND ')})`
  return not ? `${both(all)} NOT ${both(not)}` : both(all)
}

/** The weights under which the columns' words are kept. */
const weights: Record<Column, string> = { title: 'A', about: 'B', story: 'C', facets: 'D' }

/** As a tsquery is written. */
export function inTsquery({ all, not }: Expression): string {
  const term = ({ word, begun, columns }: Term) =>
    `'${word}':${begun ? '*' : ''}${columns.map((each) => weights[each]).join('')}`
  const both = (terms: readonly Term[]) => `(${terms.map(term).join(' & ')})`
  return not ? `${both(all)} & !${both(not)}` : both(all)
}
