import { expect, it } from 'vitest'
import { byName, countryCodes, countryName } from './countries.ts'

it('names every country of ISO 3166-1 once, in the order of their names', () => {
  const countries = byName(countryCodes)
  expect(countries).toHaveLength(249)
  expect(new Set(countries.map(({ code }) => code)).size).toBe(249)
  expect(countries.filter(({ code, name }) => code === name)).toEqual([])
  expect(countries[0]).toEqual({ code: 'AF', name: 'Afghanistan' })
})

it('answers a text that is no country’s code unchanged', () => {
  expect(countryName('DE')).toBe('Germany')
  expect(countryName('Narnia')).toBe('Narnia')
})
