import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'

/** Why its prints were refused, in the provider's words; null: an open issue says it already. */
export function refusalOf({
  issues,
  fulfillments,
}: Pick<OwnerOrder, 'issues' | 'fulfillments'>): string | null {
  if (issues.some(({ code }) => code === 'prints_refused')) return null
  return fulfillments.find(({ state }) => state === 'failed')?.reason ?? null
}
