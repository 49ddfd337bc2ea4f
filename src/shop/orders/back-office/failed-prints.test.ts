import { expect, it } from 'vitest'
import { enqueue } from '#platform/db/outbox/outbox.ts'
import { rowOf } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { eachOwnerOrders } from '#testing/fixtures/orders/owner-orders.ts'

eachDatabase('failed prints', (lane) => {
  const at = eachOwnerOrders(lane)

  const refused = () => at.place({ fulfillments: { prints: 'failed' } })
  const states = async () =>
    (await at.db.read.selectFrom('fulfillments').select('state').execute()).map(
      ({ state }) => state,
    )
  const giveUp = async (orderId: string) => {
    const { id } = await at.db.transact(async (trx) => {
      const now = at.clock.now()
      await enqueue(trx, { topic: 'prints.place', payload: { orderId }, dueAt: now, now })
      return trx
        .updateTable('outbox')
        .set({ state: 'dead_lettered', last_error: 'connect ECONNREFUSED 127.0.0.1:9' })
        .where('topic', '=', 'prints.place')
        .returning('id')
        .executeTakeFirstOrThrow()
    })
    return id
  }

  it('are listed by reason, and sent again by one press for each reason', async () => {
    const first = await refused()
    const second = await refused()
    const third = await at.place({ fulfillments: { prints: 'queued' } })
    const job = await giveUp(third.id)
    expect(await at.orders.failedPrints()).toEqual([
      { reason: 'The file is damaged.', orders: [first.number, second.number] },
      { reason: 'Nobody answered there.', orders: [third.number] },
    ])
    const stateOf = async () => (await rowOf(at.db.read, 'outbox', { id: job })).state
    expect(await at.orders.retryFailedPrints('The file is damaged.')).toBe(2)
    expect(await states()).toEqual(['queued', 'queued', 'queued'])
    expect(await stateOf()).toBe('dead_lettered')
    expect(await at.orders.retryFailedPrints('The file is damaged.')).toBe(0)
    expect(await at.orders.retryFailedPrints('Nobody answered there.')).toBe(1)
    expect(await stateOf()).toBe('waiting')
    expect(await at.orders.failedPrints()).toEqual([])
  })
})
