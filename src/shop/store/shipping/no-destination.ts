import { countryInWords } from '#platform/countries.ts'
import { ShopError } from '#platform/errors.ts'
import { countryOf, pickupDestination, type ShippingQuote } from './shipping.ts'

type Problem = NonNullable<ShippingQuote['problem']>

export function destinationWords(problem: Problem, destination: string | null): string {
  if (problem === 'choose') return 'Where does it go? Please choose a country.'
  if (problem === 'no_pickup')
    return 'Nothing can be picked up at the studio any more. Please choose a country.'
  if (problem === 'prints_are_sent')
    return 'Art prints are made to order and sent, so they can’t be picked up. Please choose a country.'
  const where =
    destination === null || destination === pickupDestination
      ? 'there'
      : `to ${countryInWords(countryOf(destination))}`
  return `Nothing is sent ${where} any more. Please choose another country.`
}

export function noDestination(problem: Problem, destination: string | null): ShopError {
  return new ShopError('no_destination', destinationWords(problem, destination), {
    field: 'destination',
  })
}
