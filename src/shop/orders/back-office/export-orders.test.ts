import { expect, it } from 'vitest'
import { newId, newSecret } from '#platform/ids.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { eachOwnerOrders } from '#testing/fixtures/orders/owner-orders.ts'

eachDatabase('the table of orders', (lane) => {
  const at = eachOwnerOrders(lane)
  const noon = Date.UTC(2026, 2, 8, 12)

  /** As after a payment provider's outage; more than two batches. */
  async function placeTogether(count: number, paidAt: number): Promise<void> {
    const { id } = await at.place({ paidAt })
    await at.db.transact(async (trx) => {
      const orders = trx.selectFrom('orders').selectAll().where('id', '=', id)
      const { number: _, ...like } = await orders.executeTakeFirstOrThrow()
      const others = Array.from({ length: count - 1 }, () => ({
        ...like,
        id: newId(),
        token: newSecret(),
        attempt_key: newId(),
      }))
      for (let begun = 0; begun < others.length; begun += 100) {
        await trx
          .insertInto('orders')
          .values(others.slice(begun, begun + 100))
          .execute()
      }
    })
  }

  async function numbersOf(from: string | null, to: string | null): Promise<number[]> {
    let table = ''
    for await (const part of at.orders.export({ from, to, zone: 'UTC' })) table += part
    const rows = table.trim().split('\r\n').slice(1)
    return rows.map((row) => Number(row.split(',')[0]))
  }

  it('has each of many orders of one moment once, the oldest payment first', async () => {
    const late = await at.place({ paidAt: noon + 1 })
    await placeTogether(401, noon)
    const early = await at.place({ paidAt: noon - 1 })
    const found = await numbersOf('2026-03-08', '2026-03-08')
    expect(found).toHaveLength(403)
    expect(new Set(found).size).toBe(403)
    expect(found[0]).toBe(early.number)
    expect(found.at(-1)).toBe(late.number)
    expect(await numbersOf('2026-03-09', null)).toEqual([])
    const open: unknown[] = []
    for await (const { number } of at.orders.ordersJson()) open.push(number)
    expect(open).toEqual(found)
  })
})
