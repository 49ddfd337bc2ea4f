import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'

type Seen = Pick<OwnerOrder, 'id' | 'version'>

/** For a form that the shop refuses once another window has refunded or replaced some of it. */
export const seenOrder = ({ id, version }: Seen) => ({
  stored: { version },
  first: true,
  load: { from: 'GET /api/orders/id/{id}' as const, path: { id } },
  read: (answer: object) => ({ version: (answer as Partial<Seen>).version }),
})
