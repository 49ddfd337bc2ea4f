import type { FulfillmentKind, FulfillmentState } from './order.ts'

interface Left {
  kind: FulfillmentKind
  state: FulfillmentState
  updatedAt: number
}

/**
 * The parcels that a fulfillment is in: its own, or else those of the other fulfillment with which it
 * left the studio. A tracking number is stored once, and fulfillments shipped together share a time.
 */
export function parcelsOf<P extends { kind: FulfillmentKind; shippedAt: number }>(
  { kind, state, updatedAt }: Left,
  parcels: readonly P[],
): P[] {
  const own = parcels.filter((parcel) => parcel.kind === kind)
  if (own.length > 0 || state !== 'shipped') return own
  return parcels.filter((parcel) => parcel.shippedAt === updatedAt)
}
