import type { FactName, Flag } from './facts.ts'

interface FactWords {
  label?: string
  hint?: string
  group?: { title: string; set: string; unset: string }
  exported?: { heading: string; about: string }
}

export const factCopy = {
  oneEach: { label: 'One per buyer' },
  tags: {
    exported: { heading: 'Tags', about: 'what people may like about it, for the search' },
  },
  certified: {
    label: 'It comes with a certificate of authenticity',
    hint: 'Signed once it is sold, here or elsewhere: one of a kind, 1 of 1.',
  },
  reduced: {
    label: 'Show what it cost before',
    hint: 'Lower the price and tick this at the same time. The shop then shows the lowest price of the 30 days before, struck through. A piece that came less than a week ago, or was no dearer, shows no earlier price.',
    group: { title: 'Reduced price', set: 'yes', unset: 'no' },
  },
  saleNote: {
    exported: {
      heading: 'Not for sale',
      about: 'of not_for_sale: private_collection, client_work, ask, or nothing',
    },
  },
  personalised: {
    label: 'Made to one buyer’s wishes',
    hint: 'A commission, a name drawn in, a size outside your list. Buyers in Europe and the United Kingdom may not withdraw from it, and read so before they order. A print that is only made once it is ordered, from the sizes you list, is not such a piece. If it asks for words, this holds for buyers who write some. Leave it off where the words go on a card beside the piece.',
    exported: {
      heading: 'To wishes',
      about: 'yes: it is made to one buyer’s wishes, and nobody may withdraw from it',
    },
  },
} as const satisfies Record<Flag, FactWords> & Partial<Record<FactName, FactWords>>

export const factWords = Object.entries(factCopy) as readonly (readonly [
  keyof typeof factCopy,
  FactWords,
])[]
