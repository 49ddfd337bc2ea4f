import { expect, it } from 'vitest'
import { addRows } from '#testing/database/rows.ts'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { each } from '#testing/harness/each.ts'
import { createLedger } from './ledger.server.ts'

eachDatabase('the ledger’s table', (lane) => {
  const db = each(() => openTestDatabase(lane))

  it('has each of many rows of one moment once, the oldest first, read in the thread', async () => {
    const noon = Date.UTC(2026, 2, 8, 12)
    const { id: order_id } = await placeOrder(db)
    const row = (amount: number, at: number) => ({ order_id, kind: 'fee', amount, at })
    // Booked late: a later row with an earlier time.
    const together = Array.from({ length: 401 }, (_, nth) => row(1000 + nth, noon))
    const rows = [row(1, noon + 1), ...together, row(2, noon - 1), row(3, Date.UTC(2027, 0, 1))]
    await addRows(db, 'ledger_entries', rows)
    const { money } = await db.read.selectFrom('orders').select('money').executeTakeFirstOrThrow()
    const inThread = {
      ...db,
      get read(): never {
        throw new Error('That would keep everybody waiting.')
      },
    }
    const ledger = createLedger({ db: inThread, clock: fakeClock() })
    let table = ''
    const asked = { period: '2026', zone: 'UTC', money }
    for await (const part of ledger.ledgerTable(asked)) table += part
    const amounts = table
      .trim()
      .split('\r\n')
      .slice(1)
      .map((each) => Number(each.split(',')[4]))
    expect(amounts).toEqual([0.02, ...together.map(({ amount }) => amount / 100), 0.01])
    expect((await ledger.report(asked)).sums.fee).toBe(
      together.reduce((sum, { amount }) => sum + amount, 3),
    )
  })
})
