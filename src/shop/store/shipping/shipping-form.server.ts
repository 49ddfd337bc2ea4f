import type { Database } from '#platform/db/database.ts'
import { readSetting, writeSetting } from '#platform/db/settings.ts'
import { type SettingsForm, settingsForm } from '#platform/db/settings-form.ts'
import type { Clock } from '#platform/time/clock.ts'
import { dispatchTimeSetting, formOfDispatch } from '#shop/store/dispatch/dispatch.schema.ts'
import { type StudioTexts, studioTextsSetting } from '#shop/store/settings/settings.schema.ts'
import { formOfZones, shippingPlanSetting, zonesOfForm } from './shipping.schema.ts'
import type { ShippingForm } from './shipping-form.schema.ts'

interface Parts {
  db: Database
  clock: Clock
  defaults: Pick<StudioTexts, 'madeToOrder'>
}

export function createShippingForm({ defaults, ...parts }: Parts): SettingsForm<ShippingForm> {
  return settingsForm<ShippingForm>(parts, {
    settings: [shippingPlanSetting, dispatchTimeSetting, studioTextsSetting],
    async read(reader) {
      const { zones, printsApart, pickup } = await readSetting(reader, shippingPlanSetting)
      const time = await readSetting(reader, dispatchTimeSetting)
      const { days } = time
      const { madeToOrder } = { ...defaults, ...(await readSetting(reader, studioTextsSetting)) }
      const dispatch = formOfDispatch(time)
      return { zones: formOfZones(zones), printsApart, pickup, days, madeToOrder, dispatch }
    },
    async write(trx, { zones, printsApart, pickup, days, madeToOrder, dispatch }, now) {
      const before = await readSetting(trx, studioTextsSetting)
      const plan = { zones: zonesOfForm(zones), printsApart, pickup }
      await writeSetting(trx, shippingPlanSetting, plan, now)
      const time = await readSetting(trx, dispatchTimeSetting)
      await writeSetting(trx, dispatchTimeSetting, { ...time, days, ...dispatch }, now)
      await writeSetting(trx, studioTextsSetting, { ...before, madeToOrder }, now)
    },
  })
}
