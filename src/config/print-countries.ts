import { printCountryProblem } from '#shop/store/place/countries.ts'
import type { FulfilmentConfig } from './fulfillment.ts'
import { ConfigError } from './values.ts'

/** Throws ConfigError when the shop would sell prints that nobody can send. */
export function requirePrintCountries(
  { provider }: FulfilmentConfig,
  countries: readonly string[],
): void {
  const problem = printCountryProblem(provider, countries)
  if (problem) throw new ConfigError(`SHIPPING_COUNTRIES ${problem}.`)
}
