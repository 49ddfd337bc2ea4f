import type { Generated } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'

/** shop/collections: galleries and series. */
export interface CollectionTable {
  id: Generated<number>
  type: 'gallery' | 'series'
  /** For the specification's three galleries: the kind that they show by default. */
  kind: ProductKind | null
  /** The last part of its address; unique within a type. */
  slug: string
  title: string
  /** '' for a gallery of a kind: the studio's texts have its words. */
  words: Generated<string>
  picture: string | null
  /** 1: left out of the menu, the home page and the sitemap. */
  hidden: Generated<number>
  /** Rank in the menu, the lowest first. */
  position: number
  created_at: number
  updated_at: number
}

/** shop/collections: the pieces of a series; the lowest position comes first. */
export interface CollectionPieceTable {
  collection_id: number
  kind: ProductKind
  piece_id: number
  position: number
}

export interface CollectionTables {
  collections: CollectionTable
  collection_pieces: CollectionPieceTable
}
