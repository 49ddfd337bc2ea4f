import type { Cents } from '#platform/money/money.ts'
import type { ProductChange } from './product-changes.ts'
import type { ProviderMoney, VariantAvailability } from './provider-products.ts'

/** The owner's products at the print provider, as the admin shows them. */
export interface ProductList {
  /** The adapter's name. */
  provider: string
  /** False: there is nothing to read, because the studio makes its prints itself. */
  canRead: boolean
  /** The store's name; null: it was never looked at. */
  store: string | null
  reading: {
    isRunning: boolean
    /** How many were read in the last look, and how many there are. */
    done: number
    total: number
    /** Epoch milliseconds; null: never. */
    finishedAt: number | null
    /** In the owner's words. */
    problem: string | null
  }
  /** Prints made from products of another store, which this one can't print. */
  elsewhere: number
  products: ListedProduct[]
}

export interface ListedProduct {
  ref: string
  name: string
  /** Names its small picture, which is at `/api/fulfilment/products/{ref}/picture`; null: none yet. */
  pictureKey: string | null
  /** The provider is still making its pictures. */
  isDrawing: boolean
  /** It is waiting to be brought in. */
  isWanted: boolean
  /** It is no longer at the provider. */
  isDeleted: boolean
  /** The print that was made of it. */
  print: { id: number; hidden: boolean } | null
  /** Why it can't be brought in, in the owner's words. */
  problem: string | null
  sizes: ListedSize[]
  /** Sizes without a place in a print, and why. */
  without: { label: string; why: string }[]
  changes: ProductChange[]
}

export interface ListedSize {
  label: string
  /** What the print costs in the shop; null: this size isn't on sale there. */
  own: Cents | null
  /** What the owner asks for it at the provider. */
  price: ProviderMoney | null
  cost: ProviderMoney | null
  availability: VariantAvailability
}

/** What the provider asks for making a size, without postage and tax; null: unknown. */
export interface SizeCost {
  label: string
  cost: ProviderMoney | null
}
