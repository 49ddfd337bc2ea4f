import { expect, it } from 'vitest'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { each } from '#testing/harness/each.ts'
import { averageFee, readPriceFacts } from './price-facts.server.ts'

const row = (total: number, kept: number) => ({ total, amount: -kept, shipping: 0 })

it('finds share and fixed sum in the payments’ fees', () => {
  const rows = [1000, 2500, 4000, 12_000].map((total) => row(total, Math.round(total * 0.029) + 30))
  expect(averageFee(rows)).toEqual({ share: 290, fixed: 30, orders: 4 })
})

it('finds only a share when all payments were alike', () => {
  expect(averageFee([row(1000, 59), row(1000, 59)])).toEqual({ share: 590, fixed: 0, orders: 2 })
})

eachDatabase('the facts of a price', (lane) => {
  const db = each(() => openTestDatabase(lane))

  it('begin with the provider’s published fees', async () => {
    const settings = { country: 'DE', currency: 'EUR', taxRate: 1900 }
    expect(await readPriceFacts(db.read, settings)).toMatchObject({
      fee: { share: 150, fixed: 25, orders: 0 },
      taxRate: 1900,
      postage: 0,
    })
    const elsewhere = { country: 'DE', currency: 'USD', taxRate: null }
    expect(await readPriceFacts(db.read, elsewhere)).toMatchObject({ fee: null, taxRate: 0 })
  })
})
