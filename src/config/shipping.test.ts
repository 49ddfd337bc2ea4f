import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'

describe('countries that parcels go to', () => {
  it('are the owner’s choice unless the machine sets them', () => {
    expect(readConfig({}).storeSettings.countries).toBeUndefined()
    expect(readConfig({ SHIPPING_COUNTRIES: 'US, CA,US' }).storeSettings.countries).toEqual([
      'US',
      'CA',
    ])
  })

  it.each([
    ['Germany', 'SHIPPING_COUNTRIES wants two-letter codes such as US, CA.'],
    ['US,', 'SHIPPING_COUNTRIES wants two-letter codes such as US, CA.'],
    ['US, QQ', 'SHIPPING_COUNTRIES wants two-letter codes of countries that exist.'],
    ['US, CU', 'SHIPPING_COUNTRIES takes no AS, CC, CU, CX'],
  ])('is not "%s"', (countries, words) => {
    expect(() => readConfig({ SHIPPING_COUNTRIES: countries })).toThrow(words)
  })
})
