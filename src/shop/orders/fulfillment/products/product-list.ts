import type { Cents } from '#platform/money/money.ts'
import type { ProductChange } from './product-changes.ts'
import type { ProviderMoney, VariantAvailability } from './provider-products.ts'

export interface ProductList {
  provider: string
  canRead: boolean
  /** Null: never read. */
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
  /** Prints of another store's products, which this store can't print. */
  elsewhere: number
  products: ListedProduct[]
}

export interface ListedProduct {
  ref: string
  name: string
  /** Of `/api/fulfilment/products/{ref}/picture`; null: none yet. */
  pictureKey: string | null
  isDrawing: boolean
  isWanted: boolean
  isDeleted: boolean
  print: { id: number; hidden: boolean } | null
  problem: string | null
  sizes: ListedSize[]
  without: { label: string; why: string }[]
  changes: ProductChange[]
}

export interface ListedSize {
  label: string
  /** Null: this size isn't on sale in the shop. */
  own: Cents | null
  price: ProviderMoney | null
  cost: ProviderMoney | null
  availability: VariantAvailability
}

/** Without postage and tax; null: unknown. */
export interface SizeCost {
  label: string
  cost: ProviderMoney | null
}
