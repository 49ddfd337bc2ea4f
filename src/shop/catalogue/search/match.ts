/* Words have only letters, digits and '_', so that FTS5 and tsquery find no operator in them. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reader, Writer } from '#platform/db/database.ts'
import { isPostgres } from '#platform/db/dialect.ts'

export interface Term {
  word: string
  begun: boolean
}

/** Needs at least one term. */
export function inIndex(reader: Reader | Writer, terms: readonly Term[]): RawBuilder<SqlBool> {
  const written = isPostgres(reader)
    ? terms.map(({ word, begun }) => `'${word}'${begun ? ':*' : ''}`).join(' & ')
    : terms.map(({ word, begun }) => `"${word}"${begun ? ' *' : ''}`).join(' AND ')
  const match = isPostgres(reader)
    ? sql`words @@ ${written}::tsquery`
    : sql`piece_words match ${written}`
  return sql`piece_search.id in (select rowid from piece_words where ${match})`
}

/** Needs at least one term. */
export function hasWords(reader: Reader | Writer, terms: readonly Term[]): RawBuilder<SqlBool> {
  const locate = sql.raw(isPostgres(reader) ? 'strpos' : 'instr')
  const has = ({ word, begun }: Term) =>
    sql`${locate}(' ' || words || ' ', ${` ${word}${begun ? '' : ' '}`}) > 0`
  return sql`(${sql.join(terms.map(has), sql` and `)})`
}
