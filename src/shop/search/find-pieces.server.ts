/*
 * Finds pieces by what is kept of them, with SQLite's FTS5 and PostgreSQL's text search. Both are asked
 * for the same folded words in the same steps, so that they answer the same pieces in the same order.
 * Reads only; which pieces visitors may see it is told.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reader, Writer } from '#db/database.ts'
import { isPostgres } from '#db/dialect.ts'
import type { ProductKind } from '#kernel/kinds.ts'
import type { Criteria, Cursor } from './criteria.ts'
import {
  collectionFacet,
  type IndexedPiece,
  indexPieces,
  labelFacet,
  madeHere,
} from './index-pieces.server.ts'
import { type Expression, inFts, inTsquery, type Term } from './match.ts'
import { wordsAsked, wordsIn } from './words.ts'

/** A found piece, and its place for the page after it. */
export interface Found {
  kind: ProductKind
  id: number
  cursor: Cursor
}

export interface Search extends Criteria {
  limit: number
  /** Only what comes after it. */
  after?: Cursor | null
  /** In a `where` on `pieces`: those that may be found. */
  visible: RawBuilder<SqlBool>
}

/**
 * The pieces that the criteria hold for. With words, those come first that are called so, then those
 * that are called nearly so, then those that are such a thing, then those that are told of so; among
 * them the newest first. None for words of signs alone.
 */
export async function findPieces(reader: Reader | Writer, search: Search): Promise<Found[]> {
  const { sort = 'best', limit, after } = search
  const filters = facetsOf(search)
  if (search.words?.trim() && wordsAsked(search.words).length === 0) return []
  const ranks = ranksOf(wordsAsked(search.words ?? ''))
  const whole = ranks.at(-1)
  if (sort !== 'best' || !whole) {
    const all = [...(whole?.all ?? []), ...filters]
    const words = all.length > 0 ? { all } : null
    return rowsOf(reader, search, { words, limit, after: after ?? null })
  }
  const found: Found[] = []
  for (const [rank, { all, not }] of ranks.entries()) {
    if (found.length >= limit || (after && after.at > rank)) continue
    const words = { all: [...all, ...filters], not }
    const from = after?.at === rank ? after : null
    const rows = await rowsOf(reader, search, { words, limit: limit - found.length, after: from })
    found.push(...rows.map((row) => ({ ...row, cursor: { at: rank, id: row.cursor.id } })))
  }
  return found
}

/** How many pieces the criteria hold for; counts no further than `most`. */
export async function countPieces(
  reader: Reader | Writer,
  search: Omit<Search, 'limit' | 'after' | 'sort'>,
  most: number,
): Promise<number> {
  const found = await findPieces(reader, { ...search, sort: 'newest', limit: most })
  return found.length
}

/** Each rank with what it excludes, which is the one before it: no piece is in two. */
function ranksOf(words: readonly string[]): Expression[] {
  const last = words.at(-1)
  if (last === undefined) return []
  const begun = [...words.slice(0, -1).map(wholeWord), { word: last, begun: true }]
  const steps = [
    { columns: ['title'], words: words.map(wholeWord) },
    { columns: ['title'], words: begun },
    { columns: ['title', 'about'], words: begun },
    { columns: ['title', 'about', 'story'], words: begun },
  ] as const
  return steps.map(({ columns, words }, at) => {
    const before = steps[at - 1]
    const all = words.map((each) => ({ ...each, columns }))
    return before
      ? { all, not: before.words.map((each) => ({ ...each, columns: before.columns })) }
      : { all }
  })
}

const wholeWord = (word: string) => ({ word, begun: false })

/** What is kept in `facets` of the criteria. */
function facetsOf(criteria: Criteria): Term[] {
  const { kind, collection, colour, shape, size, label, ownMaking } = criteria
  return [
    ...(kind ? [`kind_${kind}`] : []),
    ...(collection === undefined ? [] : [collectionFacet(collection)]),
    ...(colour ? [`colour_${colour}`] : []),
    ...(shape ? [`shape_${shape}`] : []),
    ...(size ? [`size_${size}`] : []),
    ...(label ? [labelFacet(label)] : []),
    ...(ownMaking ? [madeHere] : []),
  ].map((word) => ({ word, begun: false, columns: ['facets'] }))
}

/**
 * Makes findable anew what the index has in a gallery or a series, and these pieces: after its title or
 * its pieces have changed.
 */
export async function indexCollection(
  trx: Writer,
  collection: number,
  pieces: readonly IndexedPiece[] = [],
): Promise<void> {
  const all = { limit: 1_000_000, visible: sql<SqlBool>`true` }
  const before = await findPieces(trx, { ...all, collection })
  const seen = new Map(
    [...before, ...pieces].map(({ kind, id }) => [`${kind}/${id}`, { kind, id }]),
  )
  await indexPieces(trx, [...seen.values()])
}

/** Newest pieces that are called by all of these words; none for a name of signs alone. */
export async function piecesCalled(
  reader: Reader | Writer,
  name: string,
  search: Pick<Search, 'limit' | 'visible'>,
): Promise<Found[]> {
  const words = [...new Set(wordsIn(name))].slice(0, 12)
  if (words.length === 0) return []
  const all = words.map((word): Term => ({ word, begun: false, columns: ['title'] }))
  return rowsOf(reader, search, { words: { all }, limit: search.limit, after: null })
}

interface Step {
  /** Null: no words and no facets are asked for. */
  words: Expression | null
  limit: number
  after: Cursor | null
}

async function rowsOf(
  reader: Reader | Writer,
  { sort = 'best', from, to, visible }: Search,
  { words, limit, after }: Step,
): Promise<Found[]> {
  const byPrice = sort === 'price' || sort === '-price'
  const [direction, beyond] = sort === 'price' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  const matching = words && matches(reader, words)
  // The index of the words answers the newest first by its own key, and stops when there are enough.
  // By price, the prices are gone through until there are: '+' keeps SQLite from sorting what matches.
  const byWords = matching !== null && !byPrice
  const newest = byWords ? sql`piece_words.rowid` : sql`piece_search.id`
  const rules = [
    ...(byWords ? [matching, sql`piece_search.id = piece_words.rowid`] : []),
    ...(matching && byPrice
      ? [sql`+piece_search.id in (select rowid from piece_words where ${matching})`]
      : []),
    ...(from === undefined ? [] : [sql`price >= ${from}`]),
    ...(to === undefined ? [] : [sql`price <= ${to}`]),
    ...(after && byPrice
      ? [sql`(price, piece_search.id) ${beyond} (${after.at}, ${after.id})`]
      : []),
    ...(after && !byPrice ? [sql`${newest} < ${after.id}`] : []),
    sql`exists (
      select 1 from pieces
      where pieces.kind = piece_search.kind and pieces.id = piece_search.piece_id and ${visible}
    )`,
  ]
  const { rows } = await sql<{ kind: ProductKind; piece_id: number; id: number; price: number }>`
    select piece_search.kind, piece_id, piece_search.id, price
    from ${byWords ? sql`piece_words cross join piece_search` : sql`piece_search`}
    where ${sql.join(rules, sql` and `)}
    order by ${byPrice ? sql`price ${direction}, ` : sql``}${newest} ${direction}
    limit ${limit}`.execute(reader)
  return rows.map(({ kind, piece_id, id, price }) => ({
    kind,
    id: piece_id,
    cursor: { at: byPrice ? price : 0, id },
  }))
}

function matches(reader: Reader | Writer, words: Expression): RawBuilder<SqlBool> {
  return isPostgres(reader)
    ? sql`piece_words.words @@ ${inTsquery(words)}::tsquery`
    : sql`piece_words match ${inFts(words)}`
}
