import type { Generated } from 'kysely'
import { productsCopy } from '#shop/catalogue/products/copy.ts'
import { saleNotes } from '#shop/catalogue/products/inventory-policy/sale-note.ts'
import { longestStory } from '#shop/catalogue/products/inventory-policy/story.ts'
import { maxDescription } from '#shop/catalogue/products/product.ts'
import { taxClasses } from '#shop/store/tax/tax.ts'

/*
 * Types, column, check, API, form, export and drafts follow from a row (decision 73). A new fact is
 * a row, its words in copy.ts, and a column in migrations/list.ts.
 */

export interface FactRow {
  column: string
  /** `since`: a flag, stored as the time at which it was set, or null. */
  type: 'text' | 'flag' | 'since' | 'choice'
  max?: number
  of?: readonly string[]
  refusal?: string
  /** A similar new piece starts without it. */
  eachOwn?: true
  /** Absent: the API has it under a name of the specification, by kind (piece.schema.ts). */
  api?: {
    seen: 'buyers' | 'owner'
    asked: string
    told: string
  }
}

export const facts = {
  descName: { column: 'desc_name', type: 'text', max: 200 },
  ownName: { column: 'own_name', type: 'text', max: 200 },
  description: { column: 'description', type: 'text', max: maxDescription },
  size: { column: 'garment_size', type: 'text', max: 60 },
  measurements: { column: 'measurements', type: 'text', max: 500 },
  story: {
    column: 'story',
    type: 'text',
    max: longestStory,
    api: {
      seen: 'buyers',
      asked:
        'Longer, at most 5,000 characters: a blank line ends a paragraph, `*words*` are emphasised, `[words](https://…)` is a link; optional.',
      told: 'Longer: a blank line ends a paragraph, `*words*` are emphasised, `[words](https://…)` is a link.',
    },
  },
  alsoIn: {
    column: 'also_in',
    type: 'text',
    max: 100,
    api: {
      seen: 'buyers',
      asked:
        'Pieces with the same words here differ in colour, and each page links to the others; optional.',
      told: 'Pieces with the same words here differ in colour.',
    },
  },
  tags: {
    column: 'tags',
    type: 'text',
    max: 200,
    api: {
      seen: 'owner',
      asked:
        'What people may like about it, as “a present for somebody who likes” offers it: `cats, the sea`; optional.',
      told: 'For the owner: what people may like about it, for the search and the present.',
    },
  },
  oneEach: {
    column: 'one_each',
    type: 'flag',
    api: {
      seen: 'owner',
      asked: 'A buyer has one at the most.',
      told: 'For the owner: one a buyer at the most.',
    },
  },
  certified: {
    column: 'certified',
    type: 'flag',
    api: {
      seen: 'owner',
      asked:
        'Of what is one of a kind: its sale comes with a certificate. Copies of an edition always have theirs.',
      told: 'For the owner: sold with a certificate, where it is one of a kind.',
    },
  },
  personalised: {
    column: 'personalised',
    type: 'flag',
    eachOwn: true,
    api: {
      seen: 'buyers',
      asked:
        'It is made to one buyer’s wishes: a commission, a name drawn in, a size outside the list. Buyers may not withdraw from it, and are told so before they order. What is made to order in a size from the list is none. Where its own words are optional (`personalisation`), this holds for those who write some.',
      told: 'Made to one buyer’s wishes: nobody may withdraw from buying it.',
    },
  },
  saleNote: {
    column: 'sale_note',
    type: 'choice',
    of: saleNotes,
    refusal: productsCopy.saleNoteMissing,
    api: {
      seen: 'buyers',
      asked:
        'Of what isn’t for sale, in the place of a price: `private_collection`, `client_work`, `ask` (leads to a contact message that names it), or empty.',
      told: 'In the place of a price, where it isn’t for sale; empty: nothing is said.',
    },
  },
  taxClass: {
    column: 'tax_class',
    type: 'choice',
    of: taxClasses,
    refusal: productsCopy.taxMissing,
    api: {
      seen: 'buyers',
      asked:
        'How it is taxed: `standard`, `reduced`, `zero` or `original` (an original work of art). The rates are set with the shop’s place.',
      told: 'How it is taxed.',
    },
  },
  reduced: {
    column: 'reduced_at',
    type: 'since',
    eachOwn: true,
    api: {
      seen: 'owner',
      asked:
        'It is announced as reduced: the lowest price of the 30 days before is struck, where it was higher.',
      told: 'For the owner: announced as reduced.',
    },
  },
} as const satisfies Record<string, FactRow>

type Table = typeof facts
export type FactName = keyof Table
export type OfType<T extends FactRow['type']> = {
  [N in FactName]: Table[N]['type'] extends T ? N : never
}[FactName]
export type Flag = OfType<'flag' | 'since'>
export type SeenBy<S extends 'buyers' | 'owner'> = {
  [N in FactName]: Table[N] extends { api: { seen: S } } ? N : never
}[FactName]

type ChoiceOf<R> = R extends { of: readonly (infer V)[] } ? V : never
type Value<R extends FactRow> = R['type'] extends 'text'
  ? string | null
  : R['type'] extends 'choice'
    ? ChoiceOf<R>
    : boolean
type Stored<R extends FactRow> = R['type'] extends 'text'
  ? string | null
  : Generated<
      R['type'] extends 'choice' ? ChoiceOf<R> : R['type'] extends 'since' ? number | null : number
    >

export type Facts = { [N in FactName]: Value<Table[N]> }

export type FactColumns = { [N in FactName as Table[N]['column']]: Stored<Table[N]> }

export const factRows = Object.entries(facts) as readonly (readonly [FactName, FactRow])[]

export function factsFor<S extends 'buyers' | 'owner'>(
  audience: S,
  of: Facts,
): Pick<Facts, SeenBy<S>> {
  const seen = factRows.filter(([, { api }]) => api?.seen === audience)
  return Object.fromEntries(seen.map(([name]) => [name, of[name]])) as Pick<Facts, SeenBy<S>>
}
