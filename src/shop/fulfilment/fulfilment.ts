import type { Address } from '#shop/checkout/payment.ts'

export interface PrintOrder {
  /** Our order's id: the provider's idempotency key. */
  orderId: string
  recipient: Address & { email: string | null }
  items: { variantId: string; quantity: number }[]
}

export interface Parcel {
  carrier: string | null
  trackingNumber: string
  trackingUrl: string | null
}

/** How far a print order is, as the provider tells it. */
export interface PrintOrderStatus {
  ref: string
  state: 'sent' | 'in_production' | 'shipped' | 'failed'
  /** The provider's reason, in the owner's words, when it failed. */
  reason: string | null
  parcels: Parcel[]
}

/**
 * The print provider's port. Failures are ShopErrors: `fulfilment_unavailable` when trying again
 * makes sense, `bad_input` when it doesn't (its message goes to the owner).
 */
export interface FulfilmentProvider {
  readonly name: string
  /** Finds the order by our id, or makes and confirms it: never two for one id. */
  placeOrder(order: PrintOrder): Promise<PrintOrderStatus>
  /** Null when the provider knows no such order. */
  getOrder(orderId: string): Promise<PrintOrderStatus | null>
}
