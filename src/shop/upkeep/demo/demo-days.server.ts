/*
 * Owns what the demo studio promises of days: how long making takes and how long parcels are on their
 * way, as its words say it. Takes back only what the owner hasn't changed.
 */
import { z } from 'zod'
import type { Writer } from '#platform/db/database.ts'
import { readSetting, removeSetting, writeSetting } from '#platform/db/settings.ts'
import { dispatchTimeSetting } from '#shop/store/dispatch/dispatch.schema.ts'
import { shippingPlanSetting } from '#shop/store/shipping/shipping.schema.ts'

const count = z.object({ from: z.number(), to: z.number() })

/** Numbers of days, such as 3 to 7. */
export const demoDaysSchema = z.object({
  /** Until what is made to order leaves. */
  made: count,
  /** Until what lies in the studio leaves. */
  stock: count,
  /** On the way. */
  transit: count,
})
export type DemoDays = z.output<typeof demoDaysSchema>

const settingsOf = ({ made, stock, transit }: DemoDays) => {
  const plan = shippingPlanSetting.schema.parse(undefined)
  return {
    time: dispatchTimeSetting.schema.parse({ daysFrom: made.from, days: made.to, stock }),
    plan: { ...plan, zones: plan.zones.map((zone) => ({ ...zone, transit })) },
  }
}

/** Says the days in a shop whose rates are those that come with every shop. */
export async function sayDays(trx: Writer, days: DemoDays, now: number): Promise<void> {
  const { time, plan } = settingsOf(days)
  await writeSetting(trx, dispatchTimeSetting, time, now)
  await writeSetting(trx, shippingPlanSetting, plan, now)
}

/** Takes each back that still is as the demo studio said it. */
export async function takeDaysBack(trx: Writer, days: DemoDays): Promise<void> {
  const { time, plan } = settingsOf(days)
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  if (isSame(await readSetting(trx, dispatchTimeSetting), time)) {
    await removeSetting(trx, dispatchTimeSetting)
  }
  if (isSame(await readSetting(trx, shippingPlanSetting), plan)) {
    await removeSetting(trx, shippingPlanSetting)
  }
}
