import { describe, expect, it } from 'vitest'
import { notificationSchema } from './notification.schema.ts'

const common = { key: 'mail:x', at: 1 }

describe('a planned e-mail', () => {
  it.each([
    [
      { kind: 'order-confirmation', orderId: 'a', facts: {} },
      { kind: 'order-confirmation', orderId: 'a' },
    ],
    [
      { kind: 'order-shipped', orderId: 'a', facts: { part: 'prints', parcels: ['P1'] } },
      { kind: 'order-shipped', orderId: 'a', fulfillments: ['prints'], parcels: ['P1'] },
    ],
    [
      { kind: 'order-shipped', orderId: 'a', facts: { parts: ['studio', 'prints'], parcels: [] } },
      { kind: 'order-shipped', orderId: 'a', fulfillments: ['studio', 'prints'], parcels: [] },
    ],
    [
      { kind: 'order-refunded', orderId: 'a', facts: { cents: 500 } },
      { kind: 'order-refunded', orderId: 'a', cents: 500 },
    ],
    [
      { kind: 'payment-failed', orderId: 'a', facts: { how: 'never_came' } },
      { kind: 'payment-failed', orderId: 'a', how: 'never_came' },
    ],
    [
      { kind: 'needs-you', orderId: 'a', facts: { cause: 'attention', reason: 'Look.' } },
      { kind: 'needs-you', cause: 'issue', orderId: 'a', code: 'note', details: { text: 'Look.' } },
    ],
    [
      { kind: 'needs-you', facts: { cause: 'overdue', numbers: [3, 4] } },
      { kind: 'needs-you', cause: 'overdue', orderNumbers: [3, 4] },
    ],
    [
      { kind: 'needs-you', facts: { cause: 'stuck', topic: 'prints.place', reason: 'No ink.' } },
      { kind: 'needs-you', cause: 'dead-letter', topic: 'prints.place', reason: 'No ink.' },
    ],
    [
      { kind: 'contact', facts: { messageId: 'm' } },
      { kind: 'contact', messageId: 'm' },
    ],
    [
      { kind: 'wish-back', facts: { token: 't' } },
      { kind: 'subscription-back', token: 't' },
    ],
  ])('of an older version is read like a new one: %j', (older, current) => {
    expect(notificationSchema.parse({ ...common, ...older })).toEqual({ ...common, ...current })
    expect(notificationSchema.parse({ ...common, ...current })).toEqual({ ...common, ...current })
  })

  it.each([
    {},
    { ...common, kind: 'no-such-kind', orderId: 'a' },
    { ...common, kind: 'order-refunded', orderId: 'a' },
    { ...common, kind: 'order-shipped', orderId: 'a', facts: {} },
    { ...common, kind: 'needs-you', cause: 'issue', code: 'note' },
  ])('without a required field is refused: %j', (payload) => {
    expect(() => notificationSchema.parse(payload)).toThrow()
  })
})
