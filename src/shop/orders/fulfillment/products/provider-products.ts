import type { Currency } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'

/** The owner's store at the print provider. */
export interface ProviderStore {
  /** The provider's id. */
  ref: string
  name: string
}

/** A sum in the smallest unit of its own currency, which may be another than the shop's. */
export interface ProviderMoney {
  amount: Cents
  currency: Currency
}

/** Whether a variant can be made: 'gone' is for good, or not linked to anything that can be made. */
export type VariantAvailability = 'available' | 'out_of_stock' | 'gone'

/** A size (and colour) of a product at the provider. */
export interface ProviderVariant {
  /** By which an order names it. */
  ref: string
  /** As the provider writes it: '12″×18″', 'Black / M'. */
  label: string
  /** What the owner sells it for there; null: never said. */
  price: ProviderMoney | null
  /** What making one costs, without postage and tax; null: unknown. */
  cost: ProviderMoney | null
  availability: VariantAvailability
  /** The provider's number of the article that it is printed on; absent in what was read long ago. */
  article?: string | null
}

/** A picture of a product, at an address of the provider's. */
export interface ProviderPicture {
  /** The same for as long as it shows the same. */
  key: string
  address: string
}

/** A product of the owner's at the provider. */
export interface ProviderProduct {
  /** The provider's id. */
  ref: string
  name: string
  /** The best first. */
  pictures: ProviderPicture[]
  /** The provider is still making pictures of it. */
  isDrawing: boolean
  variants: ProviderVariant[]
}

/** A page of the list of products; `total` counts all pages. */
export interface ProviderProductPage {
  products: { ref: string; name: string; thumbnail: string | null }[]
  total: number
}

/**
 * Reads the owner's products at the provider. Failures as the provider's port has them: what it asks
 * to wait for is `fulfilment_unavailable` with `retryAfter`.
 */
export interface ProviderProducts {
  /** Throws `bad_input`, in the owner's words, when the key doesn't belong to such a store. */
  store(): Promise<ProviderStore>
  /** Some products, from the given place on (0: the first); ignored ones are left out. */
  list(offset: number): Promise<ProviderProductPage & { next: number | null }>
  /** One product with its sizes; null: it was deleted there. */
  read(ref: string): Promise<ProviderProduct | null>
  /** A picture's bytes. Throws `bad_input` for one that can't be had, `busy`. */
  picture(address: string): Promise<Uint8Array>
}
