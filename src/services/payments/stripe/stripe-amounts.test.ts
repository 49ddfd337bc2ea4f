import { expect, it } from 'vitest'
import { fromStripe, toStripe } from './stripe-amounts.ts'

it.each([
  ['USD', 1050, 1050],
  ['JPY', 1200, 1200],
  ['HUF', 490_000, 490_000],
  ['ISK', 4900, 490_000],
  ['UGX', 30_000, 3_000_000],
])('%s %i goes to Stripe as %i, and comes back', (currency, ours, theirs) => {
  expect(toStripe(ours, currency)).toBe(theirs)
  expect(fromStripe(theirs, currency.toLowerCase())).toBe(ours)
})

it('reads a request without a currency as dollars', () => {
  expect(toStripe(1050)).toBe(1050)
  expect(fromStripe(1050, undefined)).toBe(1050)
})
