import type { z } from 'zod'
import { countryInWords } from '#platform/countries.ts'
import { recordCopy } from '#shop/orders/record/copy.ts'
import type { addressSchema } from '#shop/orders/record/order.schema.ts'

export type Address = z.output<typeof addressSchema>

export interface AddressFault {
  field: keyof Address
  words: string
}

export function addressProblem(
  address: Address,
  countries: readonly string[] | null = null,
): string | null {
  return addressFault(address, countries)?.words ?? null
}

export function addressFault(
  address: Address,
  countries: readonly string[] | null = null,
): AddressFault | null {
  const country = address.country.trim().toUpperCase()
  const fault = (field: keyof Address, words: string): AddressFault => ({ field, words })
  if (!/^[A-Z]{2}$/.test(country)) {
    return fault('country', recordCopy.noSuchCountry(address.country))
  }
  if (countries && !countries.includes(country)) {
    return fault('country', recordCopy.nothingSent(country))
  }
  const missing = wanted.filter(([field]) => (address[field] ?? '').trim() === '')
  const [first] = missing
  if (first) {
    return fault(first[0], recordCopy.addressLacks(missing.map(([, what]) => what).join(' and ')))
  }
  return regionFaults(address)[0] ?? null
}

/** None in a country whose states aren't known. */
export function regionFaults(
  address: Pick<Address, 'country' | 'state' | 'postal_code'>,
): AddressFault[] {
  const country = address.country.trim().toUpperCase()
  if (!(country in regions)) return []
  const faults: AddressFault[] = []
  if (findStateCode(address) === null) {
    const state = address.state?.trim()
    const words = state
      ? recordCopy.noSuchState(state, countryInWords(country))
      : recordCopy.lacksState
    faults.push({ field: 'state', words })
  }
  if ((address.postal_code ?? '').trim() === '') {
    faults.push({ field: 'postal_code', words: recordCopy.lacksPostalCode })
  }
  return faults
}

const wanted = [
  ['name', recordCopy.aName],
  ['line1', recordCopy.aStreet],
  ['city', recordCopy.aCity],
] as const

/** By code ('or', 'US-OR') or name ('Oregon'). Null: unknown, or the country needs no state. */
export function findStateCode({
  country,
  state,
}: Pick<Address, 'country' | 'state'>): string | null {
  const known = regions[country.trim().toUpperCase()]
  if (!known || !state) return null
  const written = plain(state)
  const bare = written.replace(/^[A-Z]{2}-/, '')
  for (const [code, name] of Object.entries(known)) {
    if (bare === code || written === plain(name)) return code
  }
  return null
}

function plain(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toUpperCase()
}

/** ISO 3166-2 without the country. Printful requires a state in exactly these countries. */
export const regions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: read(`AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut
    |DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois
    |IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts
    |MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada
    |NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota
    |OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina
    |SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington
    |WV West Virginia|WI Wisconsin|WY Wyoming|AS American Samoa|GU Guam
    |MP Northern Mariana Islands|PR Puerto Rico|VI Virgin Islands|AA Armed Forces Americas
    |AE Armed Forces Europe|AP Armed Forces Pacific`),
  CA: read(`AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick
    |NL Newfoundland and Labrador|NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario
    |PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon`),
  AU: read(`ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory
    |QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia`),
}

function read(list: string): Record<string, string> {
  return Object.fromEntries(
    list.split('|').map((entry) => {
      const [code = '', ...name] = entry.trim().split(' ')
      return [code, name.join(' ')]
    }),
  )
}
