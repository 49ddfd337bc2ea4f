import type { Cents } from '#platform/money/money.ts'

/** Never renamed: the database names imported pieces by it. */
export const importSources = [
  'shopify',
  'etsy',
  'big-cartel',
  'squarespace',
  'woocommerce',
] as const
export type ImportSource = (typeof importSources)[number]

/** A size, a colour, or the only variant (label ''). */
export interface ImportedVariant {
  label: string
  /** Null: unreadable in the source. */
  price: Cents | null
  /** Null: not counted in the source. */
  stock: number | null
}

export interface ImportedProduct {
  /** The same in every file of that shop. */
  key: string
  title: string
  /** Plain text, whole. */
  text: string
  /** In that shop's words; '' for none. */
  type: string
  tags: string[]
  variants: ImportedVariant[]
  /** All variants together; null: not counted there. */
  stock: number | null
  pictures: string[]
  paths: string[]
  /** The text that a piece shares with its other colours. */
  alsoIn?: string
  remarks: string[]
}

export interface UnreadRow {
  /** As a text editor counts; null without a line. */
  line: number | null
  reason: string
}

export interface Reading {
  source: ImportSource
  products: ImportedProduct[]
  unread: UnreadRow[]
}
