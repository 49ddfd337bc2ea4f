import { allowedCountries, type PaymentRequest } from '#shop/checkout/payments/payment.ts'
import type { Buyer, Method } from './demo-sessions.ts'

/** Values as typed, so that the form can show them again. */
export interface Typed {
  email: string
  name: string
  /** The buyer's name when the order is a present; else `name` is the buyer. */
  buyer: string
  line1: string
  line2: string
  city: string
  state: string
  postal_code: string
  country: string
  method: string
}

export type Problems = Partial<Record<keyof Typed, string>>

export const nothingTyped: Typed = {
  email: '',
  name: '',
  buyer: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  postal_code: '',
  country: '',
  method: 'card',
}

/** `declined` ends nothing: the card is refused, and the buyer may try again. */
export const methods = ['card', 'declined', 'bank', 'bounce'] as const

const longest = 120

export function readTyped(fields: URLSearchParams): Typed {
  const read = (name: keyof Typed) => (fields.get(name) ?? '').trim().slice(0, longest)
  return {
    email: read('email'),
    name: read('name'),
    buyer: read('buyer'),
    line1: read('line1'),
    line2: read('line2'),
    city: read('city'),
    state: read('state'),
    postal_code: read('postal_code'),
    country: read('country'),
    method: read('method'),
  }
}

/** Messages for the buyer; empty when nothing is wrong. */
export function findProblems(typed: Typed, request: PaymentRequest): Problems {
  const countries = allowedCountries(request)
  const problems: Problems = {}
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(typed.email)) {
    problems.email = 'Please enter an e-mail address, such as robin@example.com.'
  }
  if (typed.name === '') problems.name = 'Please enter the name for the parcel.'
  const isLate = request.immediate && (typed.method === 'bank' || typed.method === 'bounce')
  if (!isMethod(typed.method) || isLate) problems.method = 'Please choose how to pay.'
  // A pickup has no address.
  if (countries.length === 0) return problems
  if (typed.line1 === '') problems.line1 = 'Please enter a street and number.'
  if (typed.city === '') problems.city = 'Please enter a city.'
  const country = countryOf(typed, countries)
  if (country === null) problems.country = 'Please choose a country.'
  if (country === 'US') {
    if (!usStates.has(typed.state.toUpperCase())) problems.state = 'Please choose a state.'
    if (!/^\d{5}(-\d{4})?$/.test(typed.postal_code)) {
      problems.postal_code = 'Please enter a ZIP code of five digits, such as 97205.'
    }
  }
  return problems
}

/** The buyer doesn't choose a single country. */
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

const stateNames =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming'

/** Two-letter code and name. */
export const usStates: ReadonlyMap<string, string> = new Map(
  stateNames.split('|').map((entry) => [entry.slice(0, 2), entry.slice(3)]),
)
