import type { Currency } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'

export interface ProviderStore {
  ref: string
  name: string
}

/** In the smallest unit of its own currency, which may differ from the shop's. */
export interface ProviderMoney {
  amount: Cents
  currency: Currency
}

/** 'gone' is final, or a variant that is linked to nothing that can be made. */
export type VariantAvailability = 'available' | 'out_of_stock' | 'gone'

export interface ProviderVariant {
  ref: string
  /** '12″×18″', 'Black / M'. */
  label: string
  /** The price that the owner set there; null: none. */
  price: ProviderMoney | null
  cost: ProviderMoney | null
  availability: VariantAvailability
  article?: string | null
}

export interface ProviderPicture {
  /** Stays the same while the picture stays the same. */
  key: string
  address: string
}

export interface ProviderProduct {
  ref: string
  name: string
  pictures: ProviderPicture[]
  isDrawing: boolean
  variants: ProviderVariant[]
}

/** Failures as in the provider's port; a request to wait has `retryAfter`. */
export interface ProviderProducts {
  /** Throws `bad_input`, in the owner's words, when the key belongs to no such store. */
  store(): Promise<ProviderStore>
  /** From `offset` on (0: the first); ignored products are left out. */
  list(offset: number): Promise<{ products: { ref: string; name: string }[]; next: number | null }>
  /** Null: it was deleted there. */
  read(ref: string): Promise<ProviderProduct | null>
  /** Throws `bad_input` for a picture that can't be loaded, `busy`. */
  picture(address: string): Promise<Uint8Array>
}
