import { expect, it } from 'vitest'
import { flatPlan, threeZones } from '#testing/fixtures/orders/shipping.ts'
import { firstDestinations } from './destinations.ts'
import { openZones } from './shipping.ts'

it('the list names the studio’s own country first, and its zone before the others', () => {
  const zones = openZones(threeZones, ['US', 'DE', 'FR', 'BR'])
  const named = (home: string) =>
    firstDestinations(zones, home).map(({ zone, countries }) => [zone.name, ...countries])
  expect(named('FR')).toEqual([
    ['Europe', 'FR', 'DE'],
    ['Home', 'US'],
    [zones[2]?.name, 'BR'],
  ])
  expect(named('JP')[0]).toEqual(['Home', 'US'])
})

it('the list names at most twenty countries', () => {
  const codes = Array.from({ length: 30 }, (_, at) => `A${String.fromCharCode(65 + at)}`)
  const zones = openZones(flatPlan(650, 700, 400), codes)
  expect(firstDestinations(zones, 'AZ').map(({ countries }) => countries)).toEqual([
    ['AZ', ...codes.slice(0, 19)],
  ])
})
