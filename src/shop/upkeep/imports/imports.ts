import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { ImportSource, UnreadRow } from './imported-product.ts'

/** How an import stands: looked at, under way, stopped by the owner, or over. */
export type ImportState = 'preview' | 'running' | 'stopped' | 'done'

/**
 * What becomes of a product: it waits to be brought in, is left out, was here before, is a draft whose
 * pictures are on their way, is done, is a draft without any of its pictures, or can't be brought in.
 */
export const itemStates = [
  'waiting',
  'left_out',
  'already',
  'drafted',
  'done',
  'incomplete',
  'failed',
] as const
export type ItemState = (typeof itemStates)[number]

/** An import as a list shows it; times in epoch milliseconds. */
export interface ImportSummary {
  id: string
  source: ImportSource
  /** The file's name, or the address. */
  name: string
  state: ImportState
  createdAt: number
  /** How many of its products are in which state. */
  counts: Record<ItemState, number>
}

/** A product of an import, for the owner. */
export interface ImportItem {
  position: number
  title: string
  kind: ProductKind
  /** What it can be. */
  kinds: ProductKind[]
  state: ItemState
  /** The piece that it has become. */
  productId: number | null
  /** What it will be, in a few words: '12x18 $42.00'; '' where it can be nothing. */
  words: string
  remarks: string[]
}

/** An import in full, with a page of its products. */
export interface ImportDetail extends ImportSummary {
  /** Pieces that came of it and have no picture of their own yet, as they stand now. */
  withoutPictures: number
  unread: UnreadRow[]
  items: ImportItem[]
  /** The position from which the next page begins; null: that was all. */
  next: number | null
}

/** What the owner chose for a product, or for all: a kind, or to leave it out. */
export type ItemChoice = ProductKind | 'left_out'
