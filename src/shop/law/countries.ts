/* Which law a buyer's country brings. Information for the owner, not advice. */

/** Members of the European Union; ISO 3166-1 alpha-2. */
export const euCountries: readonly string[] = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU'],
  ...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
]

/** Where the Union's consumer law holds as well. */
const eeaCountries: readonly string[] = ['IS', 'LI', 'NO']

/** Whether the Union's consumer law holds for a buyer there. */
export function isUnderEuLaw(country: string): boolean {
  return euCountries.includes(country) || eeaCountries.includes(country)
}

/**
 * Whether a buyer there may withdraw within 14 days: Directive 2011/83 Art. 9, and the Consumer
 * Contracts Regulations 2013 of the United Kingdom.
 */
export function mayWithdraw(country: string): boolean {
  return isUnderEuLaw(country) || country === 'GB'
}
