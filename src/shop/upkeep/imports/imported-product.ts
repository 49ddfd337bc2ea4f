import type { Cents } from '#platform/money/money.ts'

/** Where products can come from. What was written is never renamed: imported pieces are known by it. */
export const importSources = [
  'shopify',
  'etsy',
  'big-cartel',
  'squarespace',
  'woocommerce',
] as const
/** A shop system that products come from. */
export type ImportSource = (typeof importSources)[number]

/** What can be bought of a product: a size, a colour, or the only one there is (label ''). */
export interface ImportedVariant {
  label: string
  /** Null: the source names none, or none that can be read. */
  price: Cents | null
  /** Null: not counted there. */
  stock: number | null
}

/** A product as it stood in another shop, the same whichever that was. */
export interface ImportedProduct {
  /** What the source knows it by; the same in every file of that shop. */
  key: string
  title: string
  /** Plain text, whole. */
  text: string
  /** What it is, in the words of that shop; '' where it doesn't say. */
  type: string
  tags: string[]
  variants: ImportedVariant[]
  /** Units of all variants together; null: not counted there, or not told. */
  stock: number | null
  /** Addresses of its pictures, the main one first. */
  pictures: string[]
  /** Paths of its page in that shop. */
  paths: string[]
  /** What the source had of it that a reader could not take, in words for the owner. */
  remarks: string[]
}

/** A row that no product could be made of. */
export interface UnreadRow {
  /** Counted as a text editor counts lines; null for what has none. */
  line: number | null
  /** Why, in words for the owner. */
  reason: string
}

/** What a file holds. */
export interface Reading {
  source: ImportSource
  products: ImportedProduct[]
  unread: UnreadRow[]
}
