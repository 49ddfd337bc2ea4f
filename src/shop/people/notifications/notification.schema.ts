import { z } from 'zod'

/* Renamed kinds need their old name in `upgraded`, because jobs outlive a version. */

const common = {
  key: z.string(),
  /** Epoch milliseconds. */
  at: z.number(),
}
const aboutOrder = { ...common, orderId: z.string() }
const aboutSubscription = { ...common, token: z.string() }
const aboutAccount = { ...common, userId: z.string() }
const needsYou = { ...common, kind: z.literal('needs-you') }

const current = z.discriminatedUnion('kind', [
  z.object({ ...aboutOrder, kind: z.literal('order-confirmation') }),
  z.object({ ...aboutOrder, kind: z.literal('sold') }),
  z.object({ ...aboutOrder, kind: z.literal('order-replaced') }),
  z.object({
    ...aboutOrder,
    kind: z.literal('order-shipped'),
    fulfillments: z.array(z.enum(['prints', 'studio'])).min(1),
    /** Tracking numbers; empty: parcels without numbers. */
    parcels: z.array(z.string()),
  }),
  z.object({
    ...aboutOrder,
    kind: z.literal('shipping-undone'),
    /** A part that was announced as shipped but is unsent. */
    fulfillment: z.enum(['prints', 'studio']),
    numbered: z.boolean().default(false),
  }),
  z.object({ ...aboutOrder, kind: z.literal('order-delayed'), delayId: z.number() }),
  z.object({
    ...aboutOrder,
    kind: z.literal('order-refunded'),
    /** 0: a free order is voided. */
    cents: z.number().int(),
    cancels: z.boolean().optional(),
  }),
  z.object({
    ...aboutOrder,
    kind: z.literal('payment-failed'),
    how: z.enum(['refused', 'never_came', 'ended']),
  }),
  z.discriminatedUnion('cause', [
    z.object({
      ...needsYou,
      cause: z.literal('issue'),
      orderId: z.string(),
      /** An issue code of shop/orders. */
      code: z.string(),
      details: z.record(z.string(), z.unknown()),
    }),
    z.object({ ...needsYou, cause: z.literal('overdue'), orderNumbers: z.array(z.number()) }),
    z.object({ ...needsYou, cause: z.literal('due-soon'), orderNumbers: z.array(z.number()) }),
    z.object({ ...needsYou, cause: z.literal('payments'), reason: z.string() }),
    z.object({ ...needsYou, cause: z.literal('tax') }),
    z.object({ ...needsYou, cause: z.literal('printer-away'), reason: z.string() }),
    z.object({
      ...needsYou,
      cause: z.literal('dead-letter'),
      topic: z.string(),
      reason: z.string(),
      /** Absent for a job without an order. */
      orderId: z.string().optional(),
    }),
  ]),
  z.object({ ...common, kind: z.literal('contact'), messageId: z.string() }),
  z.object({ ...common, kind: z.literal('answer'), answerId: z.string() }),
  z.object({
    ...aboutAccount,
    kind: z.literal('sign-in-link'),
    /** Sealed, so that readers of the outbox can't sign in with it. */
    sealedToken: z.string(),
  }),
  z.object({
    ...aboutAccount,
    kind: z.literal('new-device'),
    way: z.enum(['password', 'passkey', 'link']),
    /** At the sign-in, because a thief may change it. Absent in jobs of older versions. */
    address: z.string().optional(),
  }),
  z.object({
    ...aboutAccount,
    kind: z.literal('address-changed'),
    /** The former one. */
    address: z.string(),
  }),
  z.object({ ...aboutAccount, kind: z.literal('wrong-codes') }),
  z.object({
    ...common,
    kind: z.literal('backup-tried'),
    /** Epoch milliseconds; null: no copy was found. */
    copyAt: z.number().nullable(),
    orders: z.number(),
    pieces: z.number(),
    pictures: z.number(),
    problem: z.string().nullable(),
  }),
  z.object({ ...common, kind: z.literal('withdrawal-received'), token: z.string() }),
  z.object({ ...aboutSubscription, kind: z.literal('subscription-confirm') }),
  z.object({ ...aboutSubscription, kind: z.literal('subscription-back') }),
  z.object({ ...common, kind: z.literal('cart-link'), token: z.string() }),
])

const older = z.looseObject({
  kind: z.string(),
  facts: z.record(z.string(), z.unknown()),
})
const olderKinds: Record<string, string> = {
  'wish-confirm': 'subscription-confirm',
  'wish-back': 'subscription-back',
}

function upgraded(payload: unknown): unknown {
  const job = older.safeParse(payload)
  if (!job.success) return payload
  const { facts, ...rest } = job.data
  const { part, parts = [part], fulfillments = parts, numbers, cause, ...same } = facts
  return {
    ...same,
    ...rest,
    kind: olderKinds[rest.kind] ?? rest.kind,
    cause: cause === 'stuck' ? 'dead-letter' : cause,
    ...(cause === 'attention' && { cause: 'issue', code: 'note', details: { text: same.reason } }),
    fulfillments,
    orderNumbers: numbers,
  }
}

/** Throws for an unknown kind or missing fields. */
export const notificationSchema = z.preprocess(upgraded, current)

export type Notification = z.output<typeof current>
export type NotificationKind = Notification['kind']
export type NotificationOf<K extends NotificationKind> = Extract<Notification, { kind: K }>
