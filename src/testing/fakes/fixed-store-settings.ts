import type { Database } from '#platform/db/database.ts'
import { createStoreSettings } from '#shop/store/store-settings/store-settings.server.ts'
import type {
  LiveStoreSettings,
  MachineStoreSettings,
  StoreSettings,
} from '#shop/store/store-settings/store-settings.ts'
import { toStoreTax } from '#shop/store/tax/tax-terms.ts'
import { fakeClock } from './fake-clock.ts'

export function fixedStoreSettings(storeSettings: Partial<StoreSettings> = {}): LiveStoreSettings {
  const { tax = toStoreTax(storeSettings.country ?? 'US', undefined) } = storeSettings
  const whole: StoreSettings = {
    publicUrl: 'http://localhost:3000',
    formerUrl: null,
    timeZone: null,
    country: 'US',
    currency: 'USD',
    countries: ['US'],
    tax,
    offlineTax: tax,
    ...storeSettings,
  }
  return { read: () => whole, readIn: async () => whole, current: () => whole }
}

export const noMachineSettings: MachineStoreSettings = {
  publicUrl: undefined,
  timeZone: undefined,
  countries: undefined,
  taxByProvider: undefined,
}

/** The real service, with the settings in `db`. */
export const localStoreSettings = (db: Database, machine: Partial<MachineStoreSettings> = {}) =>
  createStoreSettings({
    db,
    clock: fakeClock(),
    machine: { ...noMachineSettings, ...machine },
    localUrl: 'http://localhost:3000',
  })
