import type { Generated } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'

/**
 * shop/search: what a piece is found by. Derived from the piece; the words are indexed by the
 * database beside it, in `piece_words`, which triggers keep.
 */
export interface PieceSearchTable {
  /** Rises with every new piece: the newest has the highest. */
  id: Generated<number>
  kind: ProductKind
  piece_id: number
  /**
   * Folded words, parted by spaces, each with the ranks at which it is found before it: '1heron' for what
   * the piece is called, '2heron' for that and what it is, where it hangs and its colours, '3heron' for
   * those and what is told of it.
   */
  words: string
  /** 'colour_red gallery_prints': what it is filtered by. */
  facets: string
  /** As cards show it, in cents; null for a draft without one. */
  price: number | null
  /** 1: no draft and not sold, so that its words are in the index; triggers keep it. */
  listed: Generated<number>
  /** The piece's `updated_at` when this was read from it. */
  piece_version: number
}
