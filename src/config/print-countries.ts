import type { FulfilmentConfig } from './fulfilment.ts'
import { ConfigError } from './values.ts'

/**
 * Countries that Printful never delivers to, because of sanctions. The rest of its list changes; the
 * check-up asks Printful for it.
 */
const closed = ['BY', 'CU', 'IR', 'KP', 'RU', 'SY']
/** Where it wants the recipient's tax number, which no payment page of ours asks for. */
const wantsTaxNumber = ['BR']

/** Why prints can't be sold to one of these countries; null when they can. Codes are ISO 3166-1. */
export function printCountryProblem(
  provider: FulfilmentConfig['provider'],
  countries: readonly string[],
): string | null {
  if (provider !== 'printful') return null
  const shut = countries.filter((code) => closed.includes(code))
  if (shut.length > 0) return `takes no ${shut.join(', ')}: Printful sends nothing there`
  const taxed = countries.filter((code) => wantsTaxNumber.includes(code))
  if (taxed.length === 0) return null
  return `takes no ${taxed.join(', ')}: Printful wants a tax number of buyers there, which nobody asks them for`
}

/** Throws ConfigError when the shop would sell prints that nobody can send. */
export function requirePrintCountries(
  { provider }: FulfilmentConfig,
  countries: readonly string[],
): void {
  const problem = printCountryProblem(provider, countries)
  if (problem) throw new ConfigError(`SHIPPING_COUNTRIES ${problem}.`)
}
