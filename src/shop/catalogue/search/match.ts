/*
 * Conditions on the words that a piece must have, for SQLite's FTS5 and PostgreSQL's tsquery. Words are
 * letters, digits and '_' alone (`words.ts`): nothing in them is an operator.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reader, Writer } from '#platform/db/database.ts'
import { isPostgres } from '#platform/db/dialect.ts'

export interface Term {
  word: string
  /** Also matches words that begin with this word. */
  begun: boolean
}

/** In a `where` on `piece_search`: the index has all terms, at least one, for the piece. */
export function inIndex(reader: Reader | Writer, terms: readonly Term[]): RawBuilder<SqlBool> {
  const written = isPostgres(reader)
    ? terms.map(({ word, begun }) => `'${word}'${begun ? ':*' : ''}`).join(' & ')
    : terms.map(({ word, begun }) => `"${word}"${begun ? ' *' : ''}`).join(' AND ')
  const match = isPostgres(reader)
    ? sql`words @@ ${written}::tsquery`
    : sql`piece_words match ${written}`
  return sql`piece_search.id in (select rowid from piece_words where ${match})`
}

/** In a `case` on `piece_search`: its stored words have all terms, at least one. */
export function hasWords(reader: Reader | Writer, terms: readonly Term[]): RawBuilder<SqlBool> {
  const locate = sql.raw(isPostgres(reader) ? 'strpos' : 'instr')
  const has = ({ word, begun }: Term) =>
    sql`${locate}(' ' || words || ' ', ${` ${word}${begun ? '' : ' '}`}) > 0`
  return sql`(${sql.join(terms.map(has), sql` and `)})`
}
