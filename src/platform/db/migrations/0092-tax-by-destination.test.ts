import { expect, it } from 'vitest'
import { toolsFor } from '#platform/db/migrate.ts'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { placeOrder } from '#testing/fixtures/orders.ts'
import { closing } from '#testing/harness/each.ts'
import { up } from './0092-tax-by-destination.ts'

eachDatabase('the books of tax', (lane) => {
  it('begin with the orders of before, and with what was paid back of them', async () => {
    const db = await closing(openTestDatabase(lane))
    const { id } = await placeOrder(db)
    await db.transact(async (trx) => {
      await trx.deleteFrom('ledger_entries').execute()
      await trx
        .updateTable('orders')
        .set({ total: 1199, tax: 200, tax_included: 1, tax_rate: 2000, paid_at: 5 })
        .set({ ship_to: JSON.stringify({ name: 'Ada', country: 'GB' }) })
        .where('id', '=', id)
        .execute()
      for (const [amount, at] of [
        [-300, 6],
        [-899, 7],
      ] as const) {
        await trx
          .insertInto('ledger_entries')
          .values({ order_id: id, kind: 'refund', amount, at })
          .execute()
      }
      await trx.schema.dropTable('tax_entries').execute()
      for (const table of ['pieces', 'order_lines']) {
        await trx.schema.alterTable(table).dropColumn('tax_class').execute()
      }
      for (const column of ['tax_country', 'tax_parts', 'tax_terms']) {
        await trx.schema.alterTable('orders').dropColumn(column).execute()
      }
      for (const column of ['tax_country', 'tax_rate', 'tax']) {
        await trx.schema.alterTable('outside_sales').dropColumn(column).execute()
      }
      await up(trx as never, toolsFor(trx as never))
    })
    const rows = await db.read
      .selectFrom('tax_entries')
      .select(['country', 'rate', 'gross', 'tax', 'at'])
      .orderBy('id')
      .execute()
    // 300 of 1199 has 50 of the 200 in it.
    expect(rows).toEqual([
      { country: 'GB', rate: 2000, gross: 1199, tax: 200, at: 5 },
      { country: 'GB', rate: 2000, gross: -300, tax: -50, at: 6 },
      { country: 'GB', rate: 2000, gross: -899, tax: -150, at: 7 },
    ])
  })
})
