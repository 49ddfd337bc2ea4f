import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '#testing/database/test-database.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { closing } from '#testing/harness/each.ts'
import { countWaitingPrints } from './fulfillment.server.ts'

describe('prints without a provider', () => {
  it('are counted while they are bought, unrefunded and unsent', async () => {
    const db = await closing(openTestDatabase('sqlite'))
    const bought = [{ kind: 'prints' as const, name: 'Moths' }]
    await placeOrder(db, { bought, fulfillments: { prints: 'queued', studio: 'queued' } })
    await placeOrder(db, { bought, fulfillments: { prints: 'failed' } })
    await placeOrder(db, { bought, fulfillments: { prints: 'sent' } })
    await placeOrder(db, { bought, fulfillments: { prints: 'queued' }, refunded: 1500 })
    await placeOrder(db, { bought, fulfillments: { prints: 'queued' }, state: 'expired' })
    expect(await countWaitingPrints(db.read)).toBe(1)
  })
})
