import type { Generated } from 'kysely'
import type { InventoryPolicy, ProductKind } from '#platform/addresses/kinds.ts'
import type { FactColumns } from '#shop/catalogue/products/facts/facts.ts'

/** Ids count up for each kind; a row is marked as deleted, never removed. */
export interface PieceTable extends FactColumns {
  kind: ProductKind
  id: number
  name: string
  print_file: string | null
  labelling: string | null
  price: number | null
  was: Generated<number | null>
  dimensions: 'square' | 'portrait' | 'landscape' | 'panorama' | null
  /** Grams by size, '' the piece as a whole. */
  weights: Generated<string | null>
  making: InventoryPolicy
  edition_id: Generated<number | null>
  hidden: Generated<number>
  /** Galleries show the highest first; null: the piece's own id. */
  place: number | null
  gallery_id: number | null
  gallery_place: number | null
  /** The same form sent twice makes one piece. */
  form_id: string | null
  opens_at: number | null
  drop_id: number | null
  /** 0: available. 1: counted, and none left. 2: one of a kind, and sold. Triggers maintain it. */
  sold_out: Generated<number>
  in_archive: Generated<number>
  created_at: number
  updated_at: number
  deleted_at: number | null
}

export interface PieceIdTable {
  kind: ProductKind
  last: number
}

export interface PieceSizeTable {
  kind: ProductKind
  piece_id: number
  position: number
  label: string
  price: number
  was: Generated<number | null>
  variant_id: string | null
  edition_id: Generated<number | null>
  width: number | null
  height: number | null
  unit: 'cm' | 'in' | null
}

export interface PiecePictureTable {
  kind: ProductKind
  piece_id: number
  position: number
  address: string
  step: Generated<string | null>
}

/** Prices from a moment on. Rows stay when the piece is deleted. */
export interface PriceHistoryTable {
  kind: ProductKind
  piece_id: number
  label: string
  /** Null: it wasn't on offer any more. */
  price: number | null
  currency: string
  changed_at: number
}

export interface CatalogueTables {
  pieces: PieceTable
  piece_ids: PieceIdTable
  piece_sizes: PieceSizeTable
  price_history: PriceHistoryTable
  piece_pictures: PiecePictureTable
}
