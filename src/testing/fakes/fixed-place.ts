import type { LivePlace, Place } from '#shop/place/place.ts'

/** A shop that stays where it is. */
export function fixedPlace(place: Partial<Place> = {}): LivePlace {
  const whole: Place = {
    publicUrl: 'http://localhost:3000',
    formerUrl: null,
    timeZone: null,
    country: 'US',
    currency: 'USD',
    countries: ['US'],
    tax: { included: false, name: 'sales tax', rate: null, note: null, byProvider: false },
    ...place,
  }
  return { read: () => whole, readIn: async () => whole, current: () => whole }
}
