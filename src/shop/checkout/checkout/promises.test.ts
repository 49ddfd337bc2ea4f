import { describe, expect, it } from 'vitest'
import { writeSetting } from '#platform/db/settings.ts'
import { day } from '#platform/time/clock.ts'
import { dayIn, startOfDay } from '#platform/time/zone.ts'
import { dispatchTimeSetting } from '#shop/store/dispatch/dispatch.schema.ts'
import { addDays } from '#shop/store/dispatch/dispatch.ts'
import { shippingPlanSetting } from '#shop/store/shipping/shipping.schema.ts'
import { rowOf } from '#testing/database/rows.ts'
import { noParcel } from '#testing/fixtures/orders/orders.ts'
import { ownerOrdersOf } from '#testing/fixtures/orders/owner-orders.ts'
import { flatPlan } from '#testing/fixtures/orders/shipping.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'

/** Where the studio of the tests is. */
const zone = 'America/New_York'

describe('a promise', () => {
  const shop = eachCheckout('sqlite')

  async function say(stockDays: number, transit: { from: number; to: number } | null) {
    const time = dispatchTimeSetting.schema.parse(undefined)
    const { zones, ...plan } = shippingPlanSetting.schema.parse(flatPlan(1, 2, 3))
    await shop.db.transact(async (trx) => {
      const stock = { from: 1, to: stockDays }
      await writeSetting(trx, dispatchTimeSetting, { ...time, stock }, 1)
      const all = { ...plan, zones: zones.map((zone) => ({ ...zone, transit })) }
      await writeSetting(trx, shippingPlanSetting, all, 1)
    })
  }

  it('is the cart’s, and stays, whatever is set before the money arrives', async () => {
    await say(3, { from: 2, to: 4 })
    await shop.sendBuyer()
    await say(60, null)
    shop.payment.pay(shop.payment.ids.at(-1) ?? '')
    await shop.sendAll()
    const { token, id } = await rowOf(shop.db.read, 'orders')
    const today = dayIn(shop.clock.now(), zone)
    const studio = async () =>
      (await shop.orders.findByToken(token))?.fulfillments.find(({ kind }) => kind === 'studio')
    expect(await studio()).toMatchObject({
      by: 'studio',
      leaves: { from: addDays(today, 1), to: addDays(today, 3) },
      arrives: { from: addDays(today, 3), to: addDays(today, 7) },
    })
    const owner = ownerOrdersOf(shop)
    const late = async () => (await owner.overdue()).map(({ kind }) => kind)
    const due = startOfDay(addDays(today, 4), zone)
    expect((await owner.get(id)).dispatchBy).toBe(due)
    shop.clock.advance(due - shop.clock.now())
    expect(await late()).toEqual([])
    shop.clock.advance(1)
    expect(await late()).toEqual(['studio'])
    await shop.fulfillment.ship(id, 'studio', noParcel)
    expect(await late()).toEqual([])
    expect(await studio()).toMatchObject({
      arrives: { from: addDays(today, 6), to: addDays(today, 8) },
    })
    shop.clock.advance(30 * day)
    expect(await late()).toEqual(['prints'])
  })
})
