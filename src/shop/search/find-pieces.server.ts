/*
 * Finds pieces by what is kept of them, in the same steps on both databases, so that they answer the
 * same pieces in the same order. Reads only; which pieces visitors may see it is told.
 */
import type { Reader, Writer } from '#db/database.ts'
import type { Criteria, Cursor } from './criteria.ts'
import { collectionFacet, labelFacet, madeHere } from './index-pieces.server.ts'
import type { Expression, Term } from './match.ts'
import { type Found, matchingRows, type RowChoice } from './matching-rows.server.ts'
import { rankedWord, wordsAsked, wordsIn } from './words.ts'

export interface Search extends Criteria, RowChoice {
  limit: number
  /** Only what comes after it. */
  after?: Cursor | null
}

/**
 * The pieces that the criteria hold for. With words, those come first that are called so, then those
 * that are called nearly so, then those that are such a thing, then those that are told of so; among
 * them the newest first. None for words of signs alone.
 */
export async function findPieces(reader: Reader | Writer, search: Search): Promise<Found[]> {
  const { sort = 'best', limit, after = null } = search
  const asked = askedOf(search)
  if (asked === null) return []
  const { ranks, filters } = asked
  if (sort !== 'best' || ranks.length === 0) {
    return matchingRows(reader, search, { words: atAnyRank(asked), limit, after })
  }
  const found: Found[] = []
  for (const [rank, { all, not }] of ranks.entries()) {
    if (found.length >= limit || (after && after.at > rank)) continue
    const words = { all: [...all, ...filters], not }
    const from = after?.at === rank ? after : null
    const step = { words, limit: limit - found.length, after: from }
    const rows = await matchingRows(reader, search, step)
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
  const asked = askedOf(search)
  if (asked === null) return 0
  const step = { words: atAnyRank(asked), limit: most, anyOrder: true }
  const found = await matchingRows(reader, { ...search, sort: 'newest' }, step)
  return found.length
}

interface Asked {
  ranks: Expression[]
  filters: Term[]
}

/** Null where what was typed has no words. */
function askedOf(criteria: Criteria): Asked | null {
  const words = wordsAsked(criteria.words ?? '')
  if (criteria.words?.trim() && words.length === 0) return null
  return { ranks: ranksOf(words), filters: facetsOf(criteria) }
}

/** What holds at the last rank holds for all before it. Null: nothing is asked for. */
function atAnyRank({ ranks, filters }: Asked): Expression | null {
  const all = [...(ranks.at(-1)?.all ?? []), ...filters]
  return all.length > 0 ? { all } : null
}

/** Each rank with what it excludes, which is the one before it: no piece is in two. */
function ranksOf(words: readonly string[]): Expression[] {
  if (words.length === 0) return []
  // Called exactly so; called so from the first letters on; such a thing; told of so.
  const ranks = [
    termsAt(0, words),
    ...[0, 1, 2].map((rank) =>
      termsAt(rank, words).map((term, at) => ({ ...term, begun: at === words.length - 1 })),
    ),
  ]
  return ranks.map((all, at) => {
    const not = ranks[at - 1]
    return not ? { all, not } : { all }
  })
}

const termsAt = (rank: number, words: readonly string[]): Term[] =>
  words.map(rankedWord(rank)).map(wholeWord)

const wholeWord = (word: string): Term => ({ word, begun: false })

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
  ].map(wholeWord)
}

/** Newest pieces that are called by all of these words; none for a name of signs alone. */
export async function piecesCalled(
  reader: Reader | Writer,
  name: string,
  search: Pick<Search, 'limit' | 'visible'>,
): Promise<Found[]> {
  const words = [...new Set(wordsIn(name))].slice(0, 12)
  if (words.length === 0) return []
  return matchingRows(reader, search, { words: { all: termsAt(0, words) }, limit: search.limit })
}
