import { expect, it } from 'vitest'
import { firstLawSettings } from '#shop/store/law/law.ts'
import { pieceTerms } from './piece-words.ts'

const print = { kind: 'prints', inventoryPolicy: 'to_order' } as const
const both = ['In New York', 'In California']

it('are folded for a print, and shown only in a shop that sends to the United States', () => {
  const piece = { ...print, price: 24_000, sizes: [], labelling: null, personalised: false }
  const seller = { country: 'JP', currency: 'JPY' as const, studioName: 'Kiln', email: '' }
  const terms = (countries: string[]) =>
    pieceTerms(piece, firstLawSettings, { ...seller, countries }).map(({ term, folded }) => [
      term,
      folded,
    ])
  expect(terms(['JP', 'US'])).toEqual(both.map((term) => [term, true]))
  expect(terms(['JP'])).toEqual([])
})
