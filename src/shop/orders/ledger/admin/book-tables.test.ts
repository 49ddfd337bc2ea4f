import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { ordersCopy } from '#shop/orders/back-office/admin/copy.ts'
import { closing } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'
import { reportsCopy } from './copy.ts'

it('the two tables for the books say which is the bookkeeper’s, and which has no tax', async () => {
  const shop = await closing(createTestShop())
  const headOf = async (table: AsyncGenerator<string>) => (await text(table)).split('\r\n')[0]
  const query = { period: '2026', zone: 'UTC', money: 'live' } as const
  const movements = await headOf(shop.admin.ledger.ledgerTable(query))
  const orders = await headOf(shop.admin.orders.export({ from: null, to: null, zone: 'UTC' }))
  expect(orders).toContain('Tax')
  expect(movements).not.toContain('Tax')
  expect(reportsCopy.save).toMatch(/^For your bookkeeper/)
  expect(reportsCopy.saveHint).toContain('Tax that is within prices is not in it')
  expect(ordersCopy.exportTitle).not.toMatch(/book/i)
  expect(ordersCopy.exportHint).toContain('the table for your bookkeeper is under Reports')
})
