import type { Cents } from '#platform/money/money.ts'
import type { ProductChange } from './product-changes.ts'
import type { ProviderMoney, VariantAvailability } from './provider-products.ts'

export interface ProductList {
  /** The adapter's name. */
  provider: string
  /** False: the studio makes its prints itself, so there is nothing to read. */
  canRead: boolean
  /** The store's name; null: it was never read. */
  store: string | null
  reading: {
    isRunning: boolean
    done: number
    total: number
    /** Epoch milliseconds; null: never. */
    finishedAt: number | null
    /** In the owner's words. */
    problem: string | null
  }
  /** Prints from products of another store, which this store can't print. */
  elsewhere: number
  products: ListedProduct[]
}

export interface ListedProduct {
  ref: string
  name: string
  /** Names the small picture at `/api/fulfilment/products/{ref}/picture`; null: none yet. */
  pictureKey: string | null
  /** The provider is still making its pictures. */
  isDrawing: boolean
  /** Its import is queued. */
  isWanted: boolean
  /** The provider no longer has it. */
  isDeleted: boolean
  print: { id: number; hidden: boolean } | null
  /** Why the import failed, in the owner's words. */
  problem: string | null
  sizes: ListedSize[]
  /** Sizes that fit no print, with the reason. */
  without: { label: string; why: string }[]
  changes: ProductChange[]
}

export interface ListedSize {
  label: string
  /** The print's price in the shop; null: this size isn't on sale there. */
  own: Cents | null
  /** The owner's price at the provider. */
  price: ProviderMoney | null
  cost: ProviderMoney | null
  availability: VariantAvailability
}

/** The provider's charge for a size, without postage and tax; null: unknown. */
export interface SizeCost {
  label: string
  cost: ProviderMoney | null
}
