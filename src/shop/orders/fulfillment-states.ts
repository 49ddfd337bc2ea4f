import type { FulfillmentState } from '#db/tables.ts'

/**
 * Where a part may go from each state (design §5): forward only. What failed may still turn out to
 * be shipped, because a parcel on its way is a fact; nothing else that comes late undoes a failure.
 */
const after: Record<FulfillmentState, readonly FulfillmentState[]> = {
  queued: ['sent', 'in_production', 'shipped', 'failed'],
  sent: ['in_production', 'shipped', 'failed'],
  in_production: ['shipped', 'failed'],
  shipped: [],
  failed: ['shipped'],
}

export function mayAdvance(from: FulfillmentState, to: FulfillmentState): boolean {
  return after[from].includes(to)
}
