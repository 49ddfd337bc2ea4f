import type { Address } from '#shop/checkout/payment.ts'
import { regions } from './regions.ts'

/**
 * Why prints can't be sent to an address, in the owner's words; null when they can. Pure, so that
 * whoever takes an address may ask before money is taken. `countries`: those the shop sends to;
 * null: all.
 */
export function addressProblem(
  address: Address,
  countries: readonly string[] | null = null,
): string | null {
  const country = address.country.trim().toUpperCase()
  if (!/^[A-Z]{2}$/.test(country)) return `“${address.country}” is no country’s code.`
  if (countries && !countries.includes(country)) return `nothing is sent to ${country}.`
  const missing = [
    address.name.trim() === '' && 'a name',
    address.line1.trim() === '' && 'a street',
    address.city.trim() === '' && 'a town',
  ].filter((each) => each !== false)
  if (missing.length > 0) return `the address lacks ${missing.join(' and ')}.`
  if (country in regions) {
    if (stateCodeOf(address) === null) {
      const state = address.state?.trim()
      return state ? `“${state}” is no state of ${country}.` : `the address lacks the state.`
    }
    if ((address.postal_code ?? '').trim() === '') return 'the address lacks the postal code.'
  }
  return null
}

/**
 * The code of an address's state, which may be written as a code ('or', 'US-OR') or as a name
 * ('Oregon'). Null for countries whose addresses need none, and for what is no state.
 */
export function stateCodeOf({ country, state }: Pick<Address, 'country' | 'state'>): string | null {
  const known = regions[country.trim().toUpperCase()]
  if (!known || !state) return null
  const written = plain(state)
  const bare = written.replace(/^[A-Z]{2}-/, '')
  for (const [code, name] of Object.entries(known)) {
    if (bare === code || written === plain(name)) return code
  }
  return null
}

/** Capitals without accents: 'Québec' is 'QUEBEC'. */
function plain(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toUpperCase()
}
