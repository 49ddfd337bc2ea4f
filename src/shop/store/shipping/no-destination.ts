import { countryInWords } from '#platform/countries.ts'
import { ShopError } from '#platform/errors.ts'
import { shippingCopy } from './copy.ts'
import { countryOf, pickupDestination, type ShippingQuote } from './shipping.ts'

type Problem = NonNullable<ShippingQuote['problem']>

export function destinationWords(problem: Problem, destination: string | null): string {
  if (problem === 'choose') return shippingCopy.destinationMissing
  if (problem === 'no_pickup') return shippingCopy.noPickup
  if (problem === 'prints_are_sent') return shippingCopy.printsNotPickedUp
  const where =
    destination === null || destination === pickupDestination
      ? 'there'
      : shippingCopy.to(countryInWords(countryOf(destination)))
  return shippingCopy.notSentThere(where)
}

export function noDestination(problem: Problem, destination: string | null): ShopError {
  return new ShopError('no_destination', destinationWords(problem, destination), {
    field: 'destination',
  })
}
