/* Removes only days that the owner hasn't changed. */
import { z } from 'zod'
import type { Writer } from '#platform/db/database.ts'
import { readSetting, removeSetting, writeSetting } from '#platform/db/settings.ts'
import { dispatchTimeSetting } from '#shop/store/dispatch/dispatch.schema.ts'
import { shippingPlanSetting } from '#shop/store/shipping/shipping.schema.ts'

const count = z.object({ from: z.number(), to: z.number() })

export const demoDaysSchema = z.object({
  /** Days until a piece made to order is sent. */
  made: count,
  /** Days until a piece in stock is sent. */
  stock: count,
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

export async function sayDays(trx: Writer, days: DemoDays, now: number): Promise<void> {
  const { time, plan } = settingsOf(days)
  await writeSetting(trx, dispatchTimeSetting, time, now)
  await writeSetting(trx, shippingPlanSetting, plan, now)
}

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
