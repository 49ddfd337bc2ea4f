import type { Generated } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'

/**
 * shop/search: a piece's search text, derived from the piece. The database indexes the words beside
 * it, in `piece_words`, which triggers keep up to date.
 */
export interface PieceSearchTable {
  /** Rises with every new piece: the newest has the highest. */
  id: Generated<number>
  kind: ProductKind
  piece_id: number
  /**
   * Folded words, parted by spaces, each prefixed by its ranks: '1heron' for the piece's name,
   * '2heron' for the name and its article, gallery and colours, '3heron' for those and its texts.
   */
  words: string
  /** Filter values: 'colour_red gallery_prints'. */
  facets: string
  /** The price on cards, in cents; null for a draft without one. */
  price: number | null
  /**
   * 1: neither a draft nor sold, so that its words are in the index; triggers keep it up to date.
   */
  listed: Generated<number>
  /** The piece's `updated_at` when this was read from it. */
  piece_version: number
}
