import type { LivePlace, MachinePlace, Place } from '#shop/store/store-settings/store-settings.ts'
import { toPlaceTax } from '#shop/store/tax/tax-terms.ts'

export function fixedPlace(place: Partial<Place> = {}): LivePlace {
  const whole: Place = {
    publicUrl: 'http://localhost:3000',
    formerUrl: null,
    timeZone: null,
    country: 'US',
    currency: 'USD',
    countries: ['US'],
    tax: toPlaceTax(place.country ?? 'US', undefined),
    ...place,
  }
  return { read: () => whole, readIn: async () => whole, current: () => whole }
}

export const noMachinePlace: MachinePlace = {
  publicUrl: undefined,
  timeZone: undefined,
  countries: undefined,
  taxByProvider: undefined,
}
