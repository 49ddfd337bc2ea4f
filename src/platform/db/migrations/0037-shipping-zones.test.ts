import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readSetting } from '#platform/db/settings.ts'
import { shippingPlanSetting } from '#shop/store/shipping/shipping.schema.ts'
import { quoteShipping } from '#shop/store/shipping/shipping.ts'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { closing } from '#testing/harness/each.ts'
import { up } from './0037-shipping-zones.ts'

eachDatabase('shipping zones', (lane) => {
  it('begin with the flat rates of before, for the same carts', async () => {
    const db = await closing(openTestDatabase(lane))
    await db.transact(async (trx) => {
      await trx.schema.alterTable('carts').dropColumn('destination').execute()
      await trx.schema.alterTable('orders').dropColumn('destination').execute()
      const flat = JSON.stringify({ prints: 100, clothing: 900, merch: 30 })
      await sql`insert into settings (key, value, updated_at) values ('shipping.rates', ${flat}, 1)`.execute(
        trx,
      )
      await up(trx as never)
    })
    const plan = await readSetting(db.read, shippingPlanSetting)
    const cost = (...kinds: ('prints' | 'clothing' | 'merch')[]) =>
      quoteShipping(
        { plan, open: ['US', 'CA'], printedElsewhere: true },
        null,
        kinds.map((kind) => ({ kind, quantity: 3 })),
        100_000,
      ).shipping
    expect([cost('prints'), cost('merch'), cost('prints', 'clothing', 'merch')]).toEqual([
      100, 30, 900,
    ])
  })
})
