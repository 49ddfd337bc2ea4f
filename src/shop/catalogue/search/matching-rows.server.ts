/* One statement, the same on both databases except for the index query. Reads only. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Reader, Writer } from '#platform/db/database.ts'
import type { Cents } from '#platform/money/money.ts'
import type { Cursor, Sorting } from './criteria.ts'
import { hasWords, inIndex, type Term } from './match.ts'

export interface MatchedPiece {
  kind: ProductKind
  id: number
  cursor: Cursor
}

export interface Choice {
  /** A piece must have all terms; no terms match any piece. */
  terms: readonly Term[]
  /** For 'best': pieces with all terms of the first rank come first, then those of the second. */
  ranks: readonly (readonly Term[])[]
  sort: Sorting
  from?: Cents | undefined
  to?: Cents | undefined
  visible: RawBuilder<SqlBool>
  limit: number
  after?: Cursor | null | undefined
}

/** By the cursor's values, then the ids: the newest piece has the highest id. */
const orders = {
  best: ['asc', 'desc'],
  newest: ['asc', 'desc'],
  price: ['asc', 'asc'],
  '-price': ['desc', 'desc'],
} as const

export async function matchingRows(
  reader: Reader | Writer,
  choice: Choice,
): Promise<MatchedPiece[]> {
  const { terms, sort, from, to, visible, limit, after } = choice
  const [byValue, byId] = orders[sort]
  const rules = [
    sql`listed = 1`,
    visible,
    ...(terms.length > 0 ? [inIndex(reader, terms)] : []),
    ...(sort === 'price' || sort === '-price' ? [sql`piece_search.price is not null`] : []),
    ...(from === undefined ? [] : [sql`piece_search.price >= ${from}`]),
    ...(to === undefined ? [] : [sql`piece_search.price <= ${to}`]),
  ]
  const { rows } = await sql<{ kind: ProductKind; piece_id: number; id: number; at: number }>`
    select * from (
      select piece_search.kind, piece_id, piece_search.id, ${orderValue(reader, choice)} as at
      from piece_search
      join pieces on pieces.kind = piece_search.kind and pieces.id = piece_search.piece_id
      where ${sql.join(rules, sql` and `)}
    ) as found
    ${after ? sql`where ${isBeyond(after, byValue, byId)}` : sql``}
    order by at ${sql.raw(byValue)}, id ${sql.raw(byId)}
    limit ${limit}`.execute(reader)
  return rows.map(({ kind, piece_id, id, at }) => ({ kind, id: piece_id, cursor: { at, id } }))
}

function orderValue(reader: Reader | Writer, { sort, ranks }: Choice): RawBuilder<unknown> {
  if (sort === 'price' || sort === '-price') return sql`piece_search.price`
  if (sort === 'newest' || ranks.length === 0) return sql`0`
  const cases = ranks.map(
    (terms, rank) => sql`when ${hasWords(reader, terms)} then ${sql.lit(rank)}`,
  )
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(ranks.length)} end`
}

type Direction = 'asc' | 'desc'

function isBeyond({ at, id }: Cursor, byValue: Direction, byId: Direction) {
  const beyond = (direction: Direction) => sql.raw(direction === 'asc' ? '>' : '<')
  return sql`(at ${beyond(byValue)} ${at} or (at = ${at} and id ${beyond(byId)} ${id}))`
}
