import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'

/** The provider's reason for refusing the prints; null when an open issue gives it already. */
export function explainRefusal({
  issues,
  fulfillments,
}: Pick<OwnerOrder, 'issues' | 'fulfillments'>): string | null {
  if (issues.some(({ code }) => code === 'prints_refused')) return null
  return fulfillments.find(({ state }) => state === 'failed')?.reason ?? null
}
