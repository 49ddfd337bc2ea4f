import { paymentsCopy } from '#services/payments/copy.ts'
import { allowedCountries, type PaymentRequest } from '#services/payments/port.ts'
import type { Buyer, Method } from './demo-sessions.ts'

export const nothingTyped = {
  email: '',
  name: '',
  /** The buyer's name when the order is a present; else `name` is the buyer. */
  buyer: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  postal_code: '',
  country: '',
  method: 'card',
}

export type Typed = typeof nothingTyped

export type Problems = Partial<Record<keyof Typed, string>>

export const methods = ['card', 'declined', 'bank', 'bounce'] as const

const longest = 120

export function readTyped(fields: URLSearchParams): Typed {
  const typed = { ...nothingTyped }
  for (const name of Object.keys(typed) as (keyof Typed)[]) {
    typed[name] = (fields.get(name) ?? '').trim().slice(0, longest)
  }
  return typed
}

export function findProblems(typed: Typed, request: PaymentRequest): Problems {
  const countries = allowedCountries(request)
  const problems: Problems = {}
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(typed.email)) {
    problems.email = paymentsCopy.emailMissing
  }
  if (typed.name === '') problems.name = paymentsCopy.nameMissing
  const isLate = request.immediate && (typed.method === 'bank' || typed.method === 'bounce')
  if (!isMethod(typed.method) || isLate) problems.method = paymentsCopy.methodMissing
  // A pickup has no address.
  if (countries.length === 0) return problems
  if (typed.line1 === '') problems.line1 = paymentsCopy.streetMissing
  if (typed.city === '') problems.city = paymentsCopy.cityMissing
  const country = countryOf(typed, countries)
  if (country === null) problems.country = paymentsCopy.countryMissing
  if (country === 'US') {
    if (!usStates.has(typed.state.toUpperCase())) problems.state = paymentsCopy.stateMissing
    if (!/^\d{5}(-\d{4})?$/.test(typed.postal_code)) {
      problems.postal_code = paymentsCopy.zipMissing
    }
  }
  return problems
}

function countryOf({ country }: Typed, countries: readonly string[]): string | null {
  if (countries.length === 1) return countries[0] ?? null
  return countries.includes(country) ? country : null
}

export function isMethod(value: string): value is Method | 'declined' {
  return (methods as readonly string[]).includes(value)
}

export function toBuyer(typed: Typed, countries: readonly string[]): Buyer {
  const { name, email, line1, line2, city, postal_code } = typed
  const buyer = typed.buyer || name
  if (countries.length === 0) return { name: buyer, email, shipTo: null }
  const country = countryOf(typed, countries) ?? ''
  const state = country === 'US' ? typed.state.toUpperCase() : typed.state
  return {
    name: buyer,
    email,
    shipTo: { name, line1, line2: line2 || null, city, state, postal_code, country },
  }
}

export const usStates: ReadonlyMap<string, string> = new Map(
  paymentsCopy.stateNames.split('|').map((entry) => [entry.slice(0, 2), entry.slice(3)]),
)
