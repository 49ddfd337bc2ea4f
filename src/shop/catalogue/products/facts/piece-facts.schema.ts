import type { ProductKind } from '#platform/addresses/kinds.ts'
import { badInput } from '#platform/errors.ts'
import { editionInput } from '#shop/catalogue/editions/edition.schema.ts'
import { hangingFacts, hangingFields } from '#shop/catalogue/galleries/hanging.schema.ts'
import { field } from '#shop/catalogue/galleries/in-order.schema.ts'
import { printFileIn } from '#shop/catalogue/product-pictures/print-file.schema.ts'
import { weightsIn } from '#shop/catalogue/sizes/weights.schema.ts'
import { labellingInput } from '#shop/store/law/labelling.schema.ts'
import { type TaxClass, taxClasses } from '#shop/store/tax/tax.ts'
import { type Form, isSent, optionalText, timing, yesOrNo } from '#shop/catalogue/products/form-checks.ts'
import { makingFields, readMaking } from '#shop/catalogue/products/making/making.schema.ts'
import { longestStory } from '#shop/catalogue/products/making/story.ts'
import type { PieceEdit } from '#shop/catalogue/products/piece.ts'

/** A fact that every kind of piece has: its fields in the API, and how they are read and checked. */
interface SharedFact {
  fields: Record<string, ReturnType<typeof field>>
  /**
   * Returns nothing for a field that an edit does not send. Runs after the kind's own facts and before
   * the pictures. ShopError 'bad_input' naming the field.
   */
  read(form: Form, isEdit: boolean, kind: ProductKind): SharedFacts
}

type SharedFacts = Partial<Omit<PieceEdit, 'name' | 'pictures'>>

const story: SharedFact = {
  fields: {
    story: field(
      'string',
      'Longer, at most 5,000 characters: a blank line ends a paragraph, `*words*` are emphasised, `[words](https://…)` is a link; optional.',
    ),
  },
  read: (form, isEdit) =>
    isEdit && !isSent(form, 'story') ? {} : { story: optionalText(form, 'story', longestStory) },
}

const moment: SharedFact = {
  fields: {
    opensAt: field(
      ['integer', 'null'],
      'In the shop from then on, in epoch milliseconds; null, or a moment that has passed: at once.',
    ),
    oneEach: field('boolean', 'A buyer has one at the most.'),
  },
  read: timing,
}

const edition: SharedFact = {
  fields: {
    certified: field(
      'boolean',
      'Of what is one of a kind: its sale comes with a certificate. Copies of an edition always have theirs.',
    ),
    edition: field(
      ['object', 'null'],
      'The numbered copies that it is sold in: `sizes` (each with `size`, `""` for the piece as a whole, and `total`), `proofs`, `year`, `process`, `reproduction`, `signature` (`by_hand`, `on_certificate`, `unsigned`), `others`, `master` (`kept`, `cancelled`; null: nothing is stated). No `sizes`: as many as are wanted, with how it is made stated. Null: as many as are wanted.',
    ),
  },
  read: (form) => ({
    ...(isSent(form, 'edition') && { edition: editionInput(form.edition) }),
    ...(isSent(form, 'certified') && { certified: yesOrNo(form.certified, 'certified') }),
  }),
}

const printFile: SharedFact = {
  fields: {
    printFile: field(
      ['object', 'null'],
      'Of a print: what POST /api/print-files answered of the file that it is printed from. A size that a printer makes is refused when the file is too small for it.',
    ),
  },
  read: (form, _, kind) =>
    kind === 'prints' && isSent(form, 'printFile')
      ? { printFile: printFileIn(form.printFile) }
      : {},
}

const labelling: SharedFact = {
  fields: {
    labelling: field(
      ['object', 'null'],
      'What the law wants to be told of it: `fabric` (`fibres`, each with `name` and `percent`, 100 together; `animalParts`), `origin` (`us`, `imported`, `both`), `care`, `warnings`, `identifier`, `maker`, `hsCode`, `originCountry`; of a garment `colour`, `gender` (`female`, `male`, `unisex`) and `ageGroup` (`adult`, `kids`, `toddler`, `infant`, `newborn`). What is null is as its kind has it.',
    ),
  },
  read: (form) => (isSent(form, 'labelling') ? { labelling: labellingInput(form.labelling) } : {}),
}

const personalised: SharedFact = {
  fields: {
    personalised: field(
      'boolean',
      'It is made to one buyer’s wishes: a commission, a name drawn in, a size outside the list. Buyers may not withdraw from it, and are told so before they order. What is made to order in a size from the list is none.',
    ),
  },
  read: (form) =>
    isSent(form, 'personalised')
      ? { personalised: yesOrNo(form.personalised, 'personalised') }
      : {},
}

const taxClass: SharedFact = {
  fields: {
    taxClass: field(
      'string',
      'How it is taxed: `standard`, `reduced`, `zero` or `original` (an original work of art). The rates are set with the shop’s place.',
    ),
  },
  read: (form) => (isSent(form, 'taxClass') ? { taxClass: taxClassIn(form.taxClass) } : {}),
}

function taxClassIn(value: unknown): TaxClass {
  const known = taxClasses.find((each) => each === value)
  if (known === undefined) throw badInput('taxClass', 'Please choose how it is taxed.')
  return known
}

const reduction: SharedFact = {
  fields: {
    reduced: field(
      'boolean',
      'It is announced as reduced: the lowest price of the 30 days before is struck, where it was higher.',
    ),
  },
  read: (form) => (isSent(form, 'reduced') ? { reduced: yesOrNo(form.reduced, 'reduced') } : {}),
}

const weights: SharedFact = {
  fields: {
    weights: field(
      ['array', 'null'],
      'What it weighs when it is packed, in whole grams: a list with `size` (`""` for the piece as a whole) and `grams`.',
    ),
  },
  read: (form) => (isSent(form, 'weights') ? { weights: weightsIn(form.weights) } : {}),
}

const hanging: SharedFact = { fields: hangingFields, read: hangingFacts }

/** In the order in which they are checked. */
const sharedFacts: readonly SharedFact[] = [
  { fields: makingFields, read: readMaking },
  story,
  printFile,
  weights,
  hanging,
  moment,
  edition,
  labelling,
  personalised,
  taxClass,
  reduction,
]

export const sharedFields = Object.assign({}, ...sharedFacts.map(({ fields }) => fields)) as Record<
  string,
  ReturnType<typeof field>
>

/** Reads all of them. ShopError 'bad_input' on the first that is wrong. */
export function readSharedFacts(form: Form, isEdit: boolean, kind: ProductKind): SharedFacts {
  return Object.assign({}, ...sharedFacts.map(({ read }) => read(form, isEdit, kind)))
}
