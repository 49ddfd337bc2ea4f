import { countryName } from '#platform/countries.ts'
import type { Address } from './address.ts'

/** Countries that write the postal code before the town. */
const codeFirst = new Set(
  'AT BE BG BR CH CN CZ DE DK EE ES FI FR GR HR HU IL IS IT LI LT LU MC MX MY NL NO PL PT RO RS SE SI SK TR'.split(
    ' ',
  ),
)

/** The buyer's name alone where nothing is sent. */
export function recipientLines(to: Address | null, buyer: string | null, home: string): string[] {
  return to ? addressLines(to, home) : [buyer ?? ''].filter(Boolean)
}

/** `home`: the country that is left out; null: write every country. */
export function addressLines(to: Address, home: string | null): string[] {
  const { name, line1, line2, city, state, postal_code: code, country } = to
  const town = codeFirst.has(country)
    ? [[code, city].filter(Boolean).join(' '), state]
    : [city, [state, code].filter(Boolean).join(' ')]
  const there = country === home ? '' : countryName(country)
  return [name, line1, line2, town.filter(Boolean).join(', '), there].flatMap(
    (line) => line?.trim() || [],
  )
}
