import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { ImportSource, UnreadRow } from './imported-product.ts'

/** 'stopped': by the owner. */
export type ImportState = 'preview' | 'running' | 'stopped' | 'done'

/** 'drafted': pictures are on their way; 'incomplete': a draft without any of its pictures. */
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

/** Times in epoch milliseconds. */
export interface ImportSummary {
  id: string
  source: ImportSource
  /** The file's name, or the address. */
  name: string
  state: ImportState
  createdAt: number
  counts: Record<ItemState, number>
}

export interface ImportItem {
  position: number
  title: string
  kind: ProductKind
  kinds: ProductKind[]
  state: ItemState
  productId: number | null
  /** '12x18 $42.00'; '' where the product can become nothing. */
  words: string
  remarks: string[]
}

export interface ImportDetail extends ImportSummary {
  withoutPictures: number
  unread: UnreadRow[]
  items: ImportItem[]
  /** The next page's position; null: that was all. */
  next: number | null
}

export type ItemChoice = ProductKind | 'left_out'
