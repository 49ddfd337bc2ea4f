import { expect, it } from 'vitest'
import { shippingArea } from './shipping.ts'

it.each([
  [['US'], 'within the United States'],
  [['DE'], 'within Germany'],
  [['US', 'CA'], 'to the United States and Canada'],
  [['US', 'CA', 'MX', 'GB'], 'to the United States, Canada, Mexico and the United Kingdom'],
  [['US', 'CA', 'MX', 'GB', 'DE'], 'to 5 countries'],
])('says where parcels to %o go', (countries, words) => {
  expect(shippingArea(countries)).toBe(words)
})
