import type { Generated } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'

export interface CollectionTable {
  id: Generated<number>
  type: 'gallery' | 'series'
  kind: ProductKind | null
  slug: string
  title: string
  words: Generated<string>
  picture: string | null
  hidden: Generated<number>
  position: number
  created_at: number
  updated_at: number
}

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
