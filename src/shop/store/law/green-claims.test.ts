import { expect, it } from 'vitest'
import { claimsIn } from './green-claims.ts'

it('finds environmental claims in any spelling, and no others', () => {
  expect(claimsIn('An Eco-Friendly tote, CARBON NEUTRAL to your door.')).toEqual([
    'eco-friendly',
    'carbon neutral',
  ])
  expect(claimsIn('Printed in green ink on cotton; it lasts for years.')).toEqual([])
})
