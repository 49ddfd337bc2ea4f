import type { Generated } from 'kysely'
import type { InventoryPolicy, ProductKind } from '#platform/addresses/kinds.ts'
import type { FactColumns } from '#shop/catalogue/products/facts/facts.ts'

/**
 * shop/catalogue: pieces. Ids count up for each kind; a row is marked as deleted, never removed.
 */
export interface PieceTable extends FactColumns {
  kind: ProductKind
  id: number
  /** For clothing and merch, the name of the print that it carries. */
  name: string
  /** Measures of the file that it is printed from, as JSON; null: none were taken. */
  print_file: string | null
  /** Labels that the law requires, as JSON; null: the labels of its kind. */
  labelling: string | null
  /** Null: it is priced by size. */
  price: number | null
  /** The price that is struck, where it has no sizes. */
  was: Generated<number | null>
  dimensions: 'square' | 'portrait' | 'landscape' | 'panorama' | null
  /** JSON: grams by size, '' the piece as a whole; null: nobody has said any. */
  weights: Generated<string | null>
  making: InventoryPolicy
  /** The edition that it is sold from, where it has no sizes. */
  edition_id: Generated<number | null>
  /** 1: only the owner sees it. */
  hidden: Generated<number>
  /** Galleries show the highest first; null: the piece's own id, so that new pieces come first. */
  place: number | null
  /** The owner's gallery; null: the gallery of its kind. */
  gallery_id: number | null
  /** Its rank in the owner's gallery, the highest first. */
  gallery_place: number | null
  /** The form that made it: the same form sent twice makes one piece. */
  form_id: string | null
  /** The moment it becomes public, in epoch milliseconds; null: since it was made. */
  opens_at: number | null
  /** The drop that it opens with; its `opens_at` is the drop's. */
  drop_id: number | null
  /**
   * 0: available. 1: counted, and none is left. 2: one of a kind, and sold. Triggers keep it up to
   * date by the stock.
   */
  sold_out: Generated<number>
  /** 0: the archive goes without it once it is sold. */
  in_archive: Generated<number>
  created_at: number
  updated_at: number
  deleted_at: number | null
}

/** shop/catalogue: the last id given to a piece of a kind. */
export interface PieceIdTable {
  kind: ProductKind
  last: number
}

/** shop/catalogue: a piece's price in each of its sizes. Rows go when the piece is deleted. */
export interface PieceSizeTable {
  kind: ProductKind
  piece_id: number
  position: number
  /** For example '10x10'. */
  label: string
  price: number
  /** The price that is struck. */
  was: Generated<number | null>
  /** The print provider's id; null where no provider makes it. */
  variant_id: string | null
  /** The edition that it is sold from. */
  edition_id: Generated<number | null>
  /** In `unit`; null: not measured. */
  width: number | null
  height: number | null
  unit: 'cm' | 'in' | null
}

/** shop/catalogue: the main picture's position is 0. */
export interface PiecePictureTable {
  kind: ProductKind
  piece_id: number
  position: number
  address: string
  /** The step of the piece's making that it shows, in a sentence; null: a look at the piece. */
  step: Generated<string | null>
}

/** shop/catalogue: a piece's price from a moment on. Rows stay when the piece is deleted. */
export interface PriceHistoryTable {
  kind: ProductKind
  piece_id: number
  /** The size's label; '' for a piece that has one price. */
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
