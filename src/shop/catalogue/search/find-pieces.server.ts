/* Reads only; the caller decides which pieces visitors may see. */
import type { RawBuilder, SqlBool } from 'kysely'
import type { Reader, Writer } from '#platform/db/database.ts'
import type { Criteria, Cursor } from './criteria.ts'
import { collectionFacet, labelFacet, madeHere } from './index-pieces.server.ts'
import type { Term } from './match.ts'
import { type MatchedPiece, matchingRows } from './matching-rows.server.ts'
import { rankedWord, wordsAsked, wordsIn } from './words.ts'

export interface Search extends Criteria {
  limit: number
  after?: Cursor | null
  visible: RawBuilder<SqlBool>
}

/**
 * Order of the words' places: exact names, names with the last word as a prefix, kinds, texts;
 * newest first within each. Empty for words without letters.
 */
export async function findPieces(reader: Reader | Writer, search: Search): Promise<MatchedPiece[]> {
  const { from, to, sort = 'best', limit, after, visible } = search
  const words = wordsAsked(search.words ?? '')
  if (search.words?.trim() && words.length === 0) return []
  const ranks = words.length === 0 ? [] : ranksOf(words)
  const terms = [...(ranks.at(-1) ?? []), ...facetsOf(search)]
  return matchingRows(reader, { terms, ranks, sort, from, to, limit, after, visible })
}

export async function countPieces(
  reader: Reader | Writer,
  search: Omit<Search, 'limit' | 'after' | 'sort'>,
  most: number,
): Promise<number> {
  return (await findPieces(reader, { ...search, sort: 'newest', limit: most })).length
}

/** Exact name; the last word as a prefix; kind of thing; any text, which every result matches. */
function ranksOf(words: readonly string[]): Term[][] {
  const begun = (rank: number) =>
    termsAt(rank, words).map((term, at) => ({ ...term, begun: at === words.length - 1 }))
  return [termsAt(0, words), begun(0), begun(1), begun(2)]
}

const termsAt = (rank: number, words: readonly string[]): Term[] =>
  words.map(rankedWord(rank)).map(wholeWord)

const wholeWord = (word: string): Term => ({ word, begun: false })

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

/** All words must be in the name; newest first. Empty for a name without letters. */
export async function piecesCalled(
  reader: Reader | Writer,
  name: string,
  search: Pick<Search, 'limit' | 'visible'>,
): Promise<MatchedPiece[]> {
  const words = [...new Set(wordsIn(name))].slice(0, 12)
  if (words.length === 0) return []
  return matchingRows(reader, { terms: termsAt(0, words), ranks: [], sort: 'newest', ...search })
}
