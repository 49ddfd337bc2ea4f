/*
 * What words a piece must have, written for FTS5, for PostgreSQL's tsquery and for the words as they are
 * stored. Words are letters, digits and '_' alone (`words.ts`): nothing in them means anything to any.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** A word that a piece has. */
export interface Term {
  word: string
  /** Words that begin so count as well. */
  begun: boolean
}

/** All terms of `all` hold, at least one; those of `not`, if any, don't all hold. */
export interface Expression {
  all: readonly Term[]
  not?: readonly Term[]
}

/** As FTS5 reads it. */
export function inFts({ all, not }: Expression): string {
  const term = ({ word, begun }: Term) => `"${word}"${begun ? ' *' : ''}`
  const both = (terms: readonly Term[]) => `(${terms.map(term).join(' AND ')})`
  return not ? `${both(all)} NOT ${both(not)}` : both(all)
}

/** As a tsquery is written. */
export function inTsquery({ all, not }: Expression): string {
  const term = ({ word, begun }: Term) => `'${word}'${begun ? ':*' : ''}`
  const both = (terms: readonly Term[]) => `(${terms.map(term).join(' & ')})`
  return not ? `${both(all)} & !${both(not)}` : both(all)
}

/** In a `where`: whether stored words fulfil it; `locate` names the function that finds a text in another. */
export function inStored(
  { all, not }: Expression,
  locate: 'instr' | 'strpos',
): RawBuilder<SqlBool> {
  const term = ({ word, begun }: Term) =>
    sql`${sql.raw(locate)}(' ' || words || ' ' || facets || ' ', ${` ${word}${begun ? '' : ' '}`}) > 0`
  const both = (terms: readonly Term[]) => sql<SqlBool>`(${sql.join(terms.map(term), sql` and `)})`
  return not ? sql<SqlBool>`(${both(all)} and not ${both(not)})` : both(all)
}
