import { expect, it } from 'vitest'
import { changedParts } from '#web/form/merge-values.ts'
import { type ZoneValues, zonesInWords } from './shipping-values.ts'

const rate = { first: '6.00', more: '0.00', cost: '' }
const zone = (name: string, changes: Partial<ZoneValues> = {}): ZoneValues => ({
  name,
  countries: ['DE', 'FR'],
  prints: rate,
  clothing: rate,
  merch: rate,
  byWeight: [],
  freeFrom: '',
  transit: { from: '', to: '' },
  ...changes,
})
const changed = (from: ZoneValues[], to: ZoneValues[]) =>
  changedParts(zonesInWords(from), zonesInWords(to)).map(Object.values)

it('names each changed rate by its zone', () => {
  const before = [zone('Europe'), zone('World', { countries: null })]
  const now = [
    zone('Europe', { countries: ['DE'], merch: { ...rate, first: '4.00' } }),
    zone('World', { countries: null, byWeight: [{ upTo: null, price: '9.00', cost: '' }] }),
  ]
  expect(changed(before, now)).toEqual([
    ['Europe, Countries', 'Germany', 'Germany, France'],
    ['Europe, Merch', '4.00', '6.00'],
    ['World, Anything heavier costs', '9.00', ''],
  ])
})

it('tells zones of one name apart by their place', () => {
  const before = [zone('Europe'), zone('Europe')]
  const now = [zone('Europe'), zone('Europe', { freeFrom: '80.00' })]
  expect(changed(before, now)).toEqual([['Europe (2), Free shipping from', '80.00', '']])
})
