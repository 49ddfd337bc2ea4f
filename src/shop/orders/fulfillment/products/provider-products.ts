import type { Currency } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'

export interface ProviderStore {
  /** The provider's id. */
  ref: string
  name: string
}

/** In the smallest unit of its own currency, which may differ from the shop's. */
export interface ProviderMoney {
  amount: Cents
  currency: Currency
}

/** 'gone' is final, or means a variant that is linked to nothing that can be made. */
export type VariantAvailability = 'available' | 'out_of_stock' | 'gone'

/** A size (and colour) of a product at the provider. */
export interface ProviderVariant {
  /** Orders name the variant by it. */
  ref: string
  /** As the provider writes it: '12″×18″', 'Black / M'. */
  label: string
  /** The owner's price there; null: none. */
  price: ProviderMoney | null
  /** The cost of making one, without postage and tax; null: unknown. */
  cost: ProviderMoney | null
  availability: VariantAvailability
  /** The provider's number of the article that it is printed on; absent in old records. */
  article?: string | null
}

export interface ProviderPicture {
  /** The same while the picture shows the same. */
  key: string
  address: string
}

export interface ProviderProduct {
  /** The provider's id. */
  ref: string
  name: string
  /** Best first. */
  pictures: ProviderPicture[]
  /** The provider is still making pictures of it. */
  isDrawing: boolean
  variants: ProviderVariant[]
}

/** `total` counts all pages. */
export interface ProviderProductPage {
  products: { ref: string; name: string; thumbnail: string | null }[]
  total: number
}

/**
 * Reads the owner's products at the provider. Failures as in the provider's port; a request to wait
 * is `fulfilment_unavailable` with `retryAfter`.
 */
export interface ProviderProducts {
  /** Throws `bad_input`, in the owner's words, when the key belongs to no such store. */
  store(): Promise<ProviderStore>
  /** Products from `offset` on (0: the first); ignored ones are left out. */
  list(offset: number): Promise<ProviderProductPage & { next: number | null }>
  /** A product with its sizes; null: it was deleted there. */
  read(ref: string): Promise<ProviderProduct | null>
  /** Throws `bad_input` for a picture that can't be loaded, `busy`. */
  picture(address: string): Promise<Uint8Array>
}
