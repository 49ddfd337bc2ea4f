import type { ProviderProducts } from '#shop/orders/fulfillment/products/provider-products.ts'
import type { Parcel, PrintOrder } from '#shop/orders/record/order.ts'

export interface PrintOrderStatus {
  ref: string
  /** `draft`: placing it again confirms it. `withheld`: never placed, as no real money paid it. */
  state: 'draft' | 'withheld' | 'sent' | 'in_production' | 'shipped' | 'failed'
  reason: string | null
  parcels: Parcel[]
  /** For the whole order, as a decimal; absent: not known. */
  cost?: { amount: string; currency: string }
  /** Stops until the owner speaks with the provider. */
  onHold?: boolean
}

export type VariantStatus = 'known' | 'unknown' | 'not_made'

/** Throws `fulfilment_unavailable` when a retry makes sense, else `bad_input` for the owner. */
export interface PrintProvider {
  readonly name: string
  /** Finds the order by our id, or creates it, and confirms it: never two orders for an id. */
  placeOrder(order: PrintOrder): Promise<PrintOrderStatus>
  getOrder(orderId: string): Promise<PrintOrderStatus | null>
  /** False: too late, it is being made or was sent. Safe to repeat. Absent: the provider cancels none. */
  cancelOrder?(orderId: string): Promise<boolean>
  /** Throws `bad_input` when the account takes none of our orders. Absent: can't be asked. */
  check?(): Promise<ProviderChecked>
  checkVariants?(variantIds: readonly string[]): Promise<Map<string, VariantStatus>>
  readonly products?: ProviderProducts
  /** Absent: the provider sends no events, and knows nothing that the shop doesn't. */
  readonly events?: ProviderEvents
}

export interface ProviderChecked {
  /** Permissions that the key lacks, by the provider's own names. */
  lacks: string[]
  /** ISO 3166-1 alpha-2. */
  countries: string[]
  reports: boolean
}

export interface ProviderEvents {
  /** `origin`: the shop's, no slash at the end. `articles`: added to those with stock events. */
  listenAt(origin: string, articles?: readonly string[]): Promise<void>
  /** `name` is the same for a repeat. Throws `not_found` when the caller isn't the provider. */
  read(
    body: unknown,
    key: string,
  ):
    | { orderId: string; name: string }
    | { productRef: string; name: string }
    | { article: string; name: string }
    | null
}
