import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'

export function explainRefusal({
  issues,
  fulfillments,
}: Pick<OwnerOrder, 'issues' | 'fulfillments'>): string | null {
  if (issues.some(({ code }) => code === 'prints_refused')) return null
  return fulfillments.find(({ state }) => state === 'failed')?.reason ?? null
}
