import { countryName } from '#kernel/countries.ts'
import type { Address } from '#shop/orders/address.ts'

/** An address as it stands on a parcel, line by line; the country only where it is another one. */
export function addressLines(to: Address, home: string): string[] {
  const town = [to.city, [to.state, to.postal_code].filter(Boolean).join(' ')]
  const country = to.country === home ? null : countryName(to.country)
  return [to.name, to.line1, to.line2, town.filter(Boolean).join(', '), country].flatMap(
    (line) => line?.trim() || [],
  )
}
