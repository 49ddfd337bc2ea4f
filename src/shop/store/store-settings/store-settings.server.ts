/* Read once per content version. Never reads the environment. */
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { readSetting } from '#platform/db/settings.ts'
import { firstCurrency } from '#platform/money/currency.ts'
import { once } from '#platform/once.ts'
import type { Clock } from '#platform/time/clock.ts'
import { toStoreTax } from '#shop/store/tax/tax-terms.ts'
import { answerQuestion } from './address-check.server.ts'
import { firstCountry } from './home-country.server.ts'
import { createSaveStoreSettings } from './save-store-settings.server.ts'
import {
  type ChosenStoreSettings,
  storeSetting,
  studioTimeZoneSetting,
} from './store-settings.schema.ts'
import type {
  LiveStoreSettings,
  MachineStoreSettings,
  StoreFact,
  StoreSettings,
  StoreStatus,
} from './store-settings.ts'

export type StoreSettingsService = ReturnType<typeof createStoreSettings>

export interface StoreSettingsParts {
  db: Database
  clock: Clock
  machine: MachineStoreSettings
  /** Used until another address is set. */
  localUrl: string
}

export function createStoreSettings({ db, clock, machine, localUrl }: StoreSettingsParts) {
  const toStoreSettings = (chosen: ChosenStoreSettings): StoreSettings => ({
    publicUrl: machine.publicUrl ?? chosen.address ?? localUrl,
    formerUrl: chosen.formerAddress ?? null,
    timeZone: machine.timeZone ?? chosen.timeZone ?? null,
    country: chosen.country ?? firstCountry,
    currency: chosen.currency ?? firstCurrency,
    countries: machine.countries ?? chosen.countries ?? [chosen.country ?? firstCountry],
    tax: toStoreTax(chosen.country ?? firstCountry, chosen.tax, machine.taxByProvider),
    offlineTax: toStoreTax(chosen.country ?? firstCountry, chosen.tax, false),
  })

  const readIn = async (reader: Reader | Writer) =>
    toStoreSettings(await readSetting(reader, storeSetting))

  const live: LiveStoreSettings = {
    ...once(db, () => readIn(db.read), toStoreSettings({})),
    readIn,
  }

  return {
    ...live,
    ...createSaveStoreSettings({ db, clock, machine, toStoreSettings }),
    /** Null: no answer. */
    answerQuestion: (asked: string): Promise<string | null> => answerQuestion({ db, clock }, asked),
    taxIsFixed: machine.taxByProvider !== undefined,
    async status(): Promise<Record<StoreFact, StoreStatus>> {
      const chosen = await readSetting(db.read, storeSetting)
      const { timeZone } = await readSetting(db.read, studioTimeZoneSetting)
      const of = (onMachine: unknown, own: unknown): StoreStatus => {
        if (onMachine !== undefined) return 'machine'
        return own === undefined ? 'missing' : 'set'
      }
      return {
        address: of(machine.publicUrl, chosen.address),
        timeZone: of(machine.timeZone, chosen.timeZone ?? timeZone),
        country: of(undefined, chosen.country),
        currency: of(undefined, chosen.currency),
        countries: of(machine.countries, chosen.countries),
      }
    },
  }
}
