import { z } from 'zod'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import { badInput } from '#platform/errors.ts'
import { field } from '#shop/catalogue/collections/in-order.schema.ts'
import { placementFacts, placementFields } from '#shop/catalogue/collections/placement.schema.ts'
import { editionInput } from '#shop/catalogue/editions/edition.schema.ts'
import { printFileIn } from '#shop/catalogue/product-pictures/print-file.schema.ts'
import {
  collect,
  type Form,
  isSent,
  moment,
  optionalText,
  yesOrNo,
} from '#shop/catalogue/products/form-checks.ts'
import {
  inventoryPolicyFields,
  readInventoryPolicy,
} from '#shop/catalogue/products/inventory-policy/inventory-policy.schema.ts'
import type { PieceEdit } from '#shop/catalogue/products/piece.ts'
import { weightsIn } from '#shop/catalogue/sizes/weights.schema.ts'
import { labellingInput } from '#shop/store/law/labelling.schema.ts'
import { type FactRow, type Facts, factRows, type SeenBy } from './facts.ts'

interface SharedFact {
  fields: Record<string, ReturnType<typeof field>>
  /** Nothing for a field that an edit does not send. ShopError 'bad_input' naming the field. */
  read(form: Form, isEdit: boolean, kind: ProductKind): SharedFacts
}

type SharedFacts = Partial<Omit<PieceEdit, 'name' | 'pictures'>>

const opening: SharedFact = {
  fields: {
    opensAt: field(
      ['integer', 'null'],
      'In the shop from then on, in epoch milliseconds; null, or a moment that has passed: at once.',
    ),
  },
  read: (form) => (isSent(form, 'opensAt') ? { opensAt: moment(form.opensAt) } : {}),
}

const edition: SharedFact = {
  fields: {
    edition: field(
      ['object', 'null'],
      'The numbered copies that it is sold in: `sizes` (each with `size`, `""` for the piece as a whole, and `total`), `proofs`, `year`, `process`, `reproduction`, `signature` (`by_hand`, `on_certificate`, `unsigned`), `others`, `master` (`kept`, `cancelled`; null: nothing is stated). No `sizes`: as many as are wanted, with how it is made stated. Null: as many as are wanted.',
    ),
  },
  read: (form) => (isSent(form, 'edition') ? { edition: editionInput(form) } : {}),
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
      'What the law requires the shop to say about it: `fabric` (`fibres`, each with `name` and `percent`, 100 together; `animalParts`), `origin` (`us`, `imported`, `both`), `care`, `warnings`, `identifier`, `maker`, `hsCode`, `originCountry`; of a garment `colour`, `gender` (`female`, `male`, `unisex`) and `ageGroup` (`adult`, `kids`, `toddler`, `infant`, `newborn`). What is null is as its kind has it.',
    ),
  },
  read: (form) => (isSent(form, 'labelling') ? { labelling: labellingInput(form.labelling) } : {}),
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

const placement: SharedFact = { fields: placementFields, read: placementFacts }

const tableFacts = factRows.flatMap(([name, row]): SharedFact[] => {
  const { api, type } = row
  if (!api) return []
  const documented = type === 'text' || type === 'choice' ? 'string' : 'boolean'
  return [
    {
      fields: { [name]: field(documented, api.asked) },
      read: (form, isEdit) =>
        // A new piece without a text has none.
        isSent(form, name) || (type === 'text' && !isEdit)
          ? { [name]: checked(form, name, row) }
          : {},
    },
  ]
})

function checked(form: Form, name: string, { type, max = 0, of = [], refusal = '' }: FactRow) {
  const value = form[name]
  if (type === 'text') return optionalText(form, name, max)
  if (type !== 'choice') return yesOrNo(value, name)
  const known = of.find((each) => each === value)
  if (known === undefined) throw badInput(name, refusal)
  return known
}

const sharedFacts: readonly SharedFact[] = [
  { fields: inventoryPolicyFields, read: readInventoryPolicy },
  ...tableFacts,
  printFile,
  weights,
  placement,
  opening,
  edition,
  labelling,
]

export const sharedFields = Object.assign({}, ...sharedFacts.map(({ fields }) => fields)) as Record<
  string,
  ReturnType<typeof field>
>

export function readSharedFacts(form: Form, isEdit: boolean, kind: ProductKind): SharedFacts {
  return Object.assign(
    {},
    ...sharedFacts.map(({ read }) => collect(form, () => read(form, isEdit, kind))),
  )
}

type AnswerSchemas<S extends 'buyers' | 'owner'> = { [N in SeenBy<S>]: z.ZodType<Facts[N]> }

export function factSchemas<S extends 'buyers' | 'owner'>(audience: S) {
  const seen = factRows.flatMap(([name, { api, type, of = [] }]) => {
    if (api?.seen !== audience) return []
    const schema =
      type === 'text' ? z.string().nullable() : type === 'choice' ? z.enum(of) : z.boolean()
    return [[name, schema.meta({ description: api.told })]]
  })
  return Object.fromEntries(seen) as AnswerSchemas<S>
}
