import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { ImportSource, UnreadRow } from './imported-product.ts'

/** 'preview': not started; 'stopped': by the owner. */
export type ImportState = 'preview' | 'running' | 'stopped' | 'done'

/**
 * 'already': imported before; 'drafted': a draft whose pictures are on their way; 'incomplete': a draft
 * without any of its pictures; 'failed': can't be imported.
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
  counts: Record<ItemState, number>
}

/** A product of an import, for the owner. */
export interface ImportItem {
  position: number
  title: string
  kind: ProductKind
  kinds: ProductKind[]
  state: ItemState
  /** The piece that it has become. */
  productId: number | null
  /** The piece in a few words: '12x18 $42.00'; '' where the product can become nothing. */
  words: string
  remarks: string[]
}

/** An import in full, with a page of its products. */
export interface ImportDetail extends ImportSummary {
  /** Pieces of the import that have no picture of their own at the moment. */
  withoutPictures: number
  unread: UnreadRow[]
  items: ImportItem[]
  /** The position from which the next page begins; null: that was all. */
  next: number | null
}

export type ItemChoice = ProductKind | 'left_out'
