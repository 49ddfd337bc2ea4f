import { expect, it } from 'vitest'
import type { Currency } from '#platform/money/currency.ts'
import { firstLawSettings } from '#shop/store/law/law.ts'
import { multiplesStatements } from './edition.copy.ts'
import { pieceTerms } from './piece-words.ts'

const print = { kind: 'prints', inventoryPolicy: 'to_order' } as const
const both = ['In New York', 'In California']

// 100 US dollars are about 15,400 yen or 76 pounds; from a fifth below on, a price is in range.
it.each<[Currency, number, string[]]>([
  ['JPY', 3400, []],
  ['JPY', 24_000, both],
  ['GBP', 2800, []],
  ['GBP', 7600, both],
  ['EUR', 6900, []],
  ['EUR', 7000, both],
])('for a print at %s %i state some states’ disclosures', (currency, price, terms) => {
  expect(multiplesStatements(print, [price], currency).map(({ term }) => term)).toEqual(terms)
})

it('are folded for a print, and shown only in a shop that sends to the United States', () => {
  const piece = { ...print, price: 24_000, sizes: [], labelling: null, personalised: false }
  const seller = { country: 'JP', currency: 'JPY' as const, studioName: 'Kiln', email: '' }
  const terms = (countries: string[]) =>
    pieceTerms(piece, firstLawSettings, { ...seller, countries }).map(({ term, folded }) => [
      ...[term, folded],
    ])
  expect(terms(['JP', 'US'])).toEqual(both.map((term) => [term, true]))
  expect(terms(['JP'])).toEqual([])
})
