import { printCountryProblem } from '#shop/store/store-settings/countries.ts'
import { ConfigError } from './values.ts'

/** Throws ConfigError when the shop would sell prints that nobody can send. */
export function requirePrintCountries(
  provider: 'manual' | 'printful',
  countries: readonly string[],
): void {
  const problem = printCountryProblem(provider, countries)
  if (problem) throw new ConfigError(`SHIPPING_COUNTRIES ${problem}.`)
}
