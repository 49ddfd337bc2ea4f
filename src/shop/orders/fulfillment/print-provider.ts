import type { Parcel, PrintOrder } from '#shop/orders/record/order.ts'
import type { ProviderProducts } from './products/provider-products.ts'

/** How far a print order is, as the provider tells it. */
export interface PrintOrderStatus {
  ref: string
  /**
   * `draft`: it exists but is not confirmed, so it is not printed. Placing it again confirms it.
   * `withheld`: no real money paid it, so it was never placed.
   */
  state: 'draft' | 'withheld' | 'sent' | 'in_production' | 'shipped' | 'failed'
  /** The provider's reason, in the owner's words, when it failed. */
  reason: string | null
  parcels: Parcel[]
  /** What it charges for the whole order, as a decimal; absent: not known. */
  cost?: { amount: string; currency: string }
  /** It goes no further until the owner speaks with the provider. */
  onHold?: boolean
}

/** What the provider says about a variant id (a size of a print). */
export type VariantStanding = 'known' | 'unknown' | 'not_made'

/**
 * The print provider's port. Failures are ShopErrors: `fulfilment_unavailable` when trying again
 * makes sense, `bad_input` when it doesn't (its message goes to the owner).
 */
export interface FulfilmentProvider {
  readonly name: string
  /** Finds the order by our id, or creates it, and confirms it: never two orders for an id. */
  placeOrder(order: PrintOrder): Promise<PrintOrderStatus>
  /** Null when the provider knows no such order. */
  getOrder(orderId: string): Promise<PrintOrderStatus | null>
  /**
   * Whether it works with us, asked just now. Throws `bad_input`, in the owner's words, when it takes
   * no orders of ours. Absent: the provider can't be asked.
   */
  check?(): Promise<ProviderChecked>
  /** Which of these ids it knows. Absent: it has no list to ask. */
  checkVariants?(variantIds: readonly string[]): Promise<Map<string, VariantStanding>>
  /** Absent: it has no products of the owner's to bring in. */
  readonly products?: ProviderProducts
  /** Absent: it reports nothing, and knows nothing that the shop doesn't. */
  readonly events?: ProviderEvents
}

/** What a look at the provider's account found. */
export interface ProviderChecked {
  /** What its key doesn't allow, by the provider's own names. */
  lacks: string[]
  /** Where it sends prints; ISO 3166-1 alpha-2. */
  countries: string[]
  /** It has an address to report to. */
  reports: boolean
}

/** A provider that reports by calling the shop. What it says is a hint: ask it how the order is. */
export interface ProviderEvents {
  /**
   * Has the provider call this address from now on; `origin` is the shop's, without a slash at the end.
   * `articles`: those whose stock it tells of; what it tells of already stays.
   */
  listenAt(origin: string, articles?: readonly string[]): Promise<void>
  /**
   * Our order, or the provider's product or article, that a call is about, with a name for what it says that is
   * the same when it is said again; null for what concerns none. Throws `not_found` when the caller
   * isn't the provider.
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
