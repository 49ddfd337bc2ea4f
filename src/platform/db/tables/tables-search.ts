import type { Generated } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'

/** Derived from the piece; triggers index the words in `piece_words`. */
export interface PieceSearchTable {
  id: Generated<number>
  kind: ProductKind
  piece_id: number
  /**
   * Folded words with their ranks: '1heron' for the name, '2heron' for the name and its article,
   * gallery and colours, '3heron' for those and the texts.
   */
  words: string
  facets: string
  price: number | null
  /** 1: neither a draft nor sold, so that its words are in the index; triggers maintain it. */
  listed: Generated<number>
  piece_version: number
}
