import type { Cents } from '#platform/money/money.ts'

/** Sources of products. Never rename one: imported pieces are known by it. */
export const importSources = [
  'shopify',
  'etsy',
  'big-cartel',
  'squarespace',
  'woocommerce',
] as const
/** A shop system that products come from. */
export type ImportSource = (typeof importSources)[number]

/** A variant to buy: a size, a colour, or the only one there is (label ''). */
export interface ImportedVariant {
  label: string
  /** Null: no readable price in the source. */
  price: Cents | null
  /** Null: the source doesn't count units. */
  stock: number | null
}

/** A product as it stood in another shop, the same whichever that was. */
export interface ImportedProduct {
  /** The source's id; the same in every file of that shop. */
  key: string
  title: string
  /** Plain text, whole. */
  text: string
  /** The product's type in the words of that shop; '' where it doesn't say. */
  type: string
  tags: string[]
  variants: ImportedVariant[]
  /** Units of all variants together; null: not counted there, or not told. */
  stock: number | null
  /** Addresses of its pictures, the main one first. */
  pictures: string[]
  /** Paths of its page in that shop. */
  paths: string[]
  /** Facts of the source that a reader could not take, in words for the owner. */
  remarks: string[]
}

/** A row that made no product. */
export interface UnreadRow {
  /** Counted as a text editor counts lines; null when there is no line. */
  line: number | null
  /** Why, in words for the owner. */
  reason: string
}

export interface Reading {
  source: ImportSource
  products: ImportedProduct[]
  unread: UnreadRow[]
}
