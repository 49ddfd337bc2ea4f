import type { ProviderProducts } from '#shop/orders/fulfillment/products/provider-products.ts'
import type { Parcel, PrintOrder } from '#shop/orders/record/order.ts'

export interface PrintOrderStatus {
  ref: string
  /**
   * `draft`: it exists but is not confirmed, so it is not printed; placing it again confirms it.
   * `withheld`: no real money paid it, so it was never placed.
   */
  state: 'draft' | 'withheld' | 'sent' | 'in_production' | 'shipped' | 'failed'
  /** The provider's reason for a failure, in the owner's words. */
  reason: string | null
  parcels: Parcel[]
  /** The charge for the whole order, as a decimal; absent: not known. */
  cost?: { amount: string; currency: string }
  /** It stops until the owner speaks with the provider. */
  onHold?: boolean
}

export type VariantStatus = 'known' | 'unknown' | 'not_made'

/**
 * The print provider's port. Failures are ShopErrors: `fulfilment_unavailable` when a retry makes
 * sense, else `bad_input` with a message for the owner.
 */
export interface FulfilmentProvider {
  readonly name: string
  /** Finds the order by our id, or creates it, and confirms it: never two orders for an id. */
  placeOrder(order: PrintOrder): Promise<PrintOrderStatus>
  /** Null when the provider has no such order. */
  getOrder(orderId: string): Promise<PrintOrderStatus | null>
  /**
   * Checks the account now. Throws `bad_input`, in the owner's words, when it takes no orders of
   * ours. Absent: the provider can't be asked.
   */
  check?(): Promise<ProviderChecked>
  /** The status of each id. Absent: the provider has no list to ask. */
  checkVariants?(variantIds: readonly string[]): Promise<Map<string, VariantStatus>>
  /** Absent: it has no products to import. */
  readonly products?: ProviderProducts
  /** Absent: it sends no events, and knows nothing that the shop doesn't. */
  readonly events?: ProviderEvents
}

export interface ProviderChecked {
  /** Permissions that the key lacks, by the provider's own names. */
  lacks: string[]
  /** Countries that it ships to; ISO 3166-1 alpha-2. */
  countries: string[]
  /** It has an address for its events. */
  reports: boolean
}

/**
 * A provider that calls the shop. An event is only a hint: ask the provider for the order's status.
 */
export interface ProviderEvents {
  /**
   * Sets the address for events; `origin` is the shop's, without a slash at the end. `articles`:
   * adds these to the articles with stock events.
   */
  listenAt(origin: string, articles?: readonly string[]): Promise<void>
  /**
   * The order, product or article of an event, with a name that is the same for a repeat; null for
   * an event about none of them. Throws `not_found` when the caller isn't the provider.
   */
  read(
    body: unknown,
    key: string,
  ):
    | { orderId: string; name: string }
    | { productRef: string; name: string }
    | { article: string; name: string }
    | null
}
