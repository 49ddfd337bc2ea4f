import { day } from '#kernel/clock.ts'
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

/** How long after a mistake that something was shipped can be undone, in milliseconds. */
const undoable = 14 * day

/** Whether a fulfillment that was marked as shipped can still be taken back; `now` in epoch milliseconds. */
export function mayUndoShipping(
  { state, updatedAt }: Pick<Left, 'state' | 'updatedAt'>,
  now: number,
): boolean {
  return state === 'shipped' && now - updatedAt <= undoable
}
