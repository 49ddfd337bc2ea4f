import { z } from 'zod'
import { badInput } from '#platform/errors.ts'
import type { Currency } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'
import { field } from '#shop/catalogue/collections/in-order.schema.ts'
import {
  collect,
  countFrom1,
  type Form,
  isSent,
  price,
  sentJson,
  yesOrNo,
} from '#shop/catalogue/products/form-checks.ts'
import { personalisationCopy as copy } from './copy.ts'
import {
  isPlainLine,
  longestAsked,
  mostLetters,
  mostLines,
  type Personalisation,
  tidyText,
} from './personalisation.ts'

export const personalisationField = field(
  ['object', 'null'],
  'The words that its buyer is asked for: `label` (“Name on the mug”), `required`, `lines` (1 to 6), `most` (letters, 1 to 300) and `price` (on top of a piece with words; null: nothing). Null: it asks for none.',
)

/** ShopError 'bad_input', for example on 'personalisation.label'. */
export function personalisationIn(
  form: Form,
  currency: Currency,
): { personalisation?: Personalisation | null } {
  if (!isSent(form, 'personalisation')) return {}
  const said = sentJson(form.personalisation || null, 'personalisation', copy.badObject)
  return { personalisation: said === null ? null : askedIn(form, said, currency) }
}

/** For parts with a problem. */
const unread: Personalisation = { label: '', required: false, lines: 1, most: 1, price: 0 }

const sent = z.record(z.string(), z.unknown())

const at = (name: string) => `personalisation.${name}`

function askedIn(form: Form, said: unknown, currency: Currency): Personalisation {
  const { data } = sent.safeParse(said)
  if (!data) throw badInput('personalisation', copy.badObject)
  const { label, required = false, lines = 1, most } = data
  const read = {
    ...unread,
    ...collect(form, () => ({ label: labelIn(label) })),
    ...collect(form, () => ({ required: yesOrNo(required, at('required')) })),
    ...collect(form, () => ({
      lines: countFrom1(lines, mostLines, at('lines'), copy.lines(mostLines)),
    })),
    ...collect(form, () => ({
      most: countFrom1(most, mostLetters, at('most'), copy.most(mostLetters)),
    })),
  }
  return { ...read, ...collect(form, () => priceIn(data.price, read.required, currency)) }
}

function labelIn(value: unknown): string {
  const label = typeof value === 'string' ? tidyText(value) : ''
  if (label === '') throw badInput(at('label'), copy.labelMissing)
  if (label.length > longestAsked) throw badInput(at('label'), copy.labelTooLong(longestAsked))
  if (!isPlainLine(label)) throw badInput(at('label'), copy.labelUnseen)
  return label
}

function priceIn(value: unknown, required: boolean, currency: Currency): { price: Cents } {
  if ([undefined, null, '', 0, '0'].includes(value as null)) return { price: 0 }
  if (required) throw badInput(at('price'), copy.priceOfRequired)
  return { price: price({ [at('price')]: value }, at('price'), copy.price, currency) }
}

export function storedPersonalisation(row: { personalisation: string | null }): {
  personalisation?: Personalisation
} {
  const { personalisation: text } = row
  return text === null ? {} : { personalisation: JSON.parse(text) as Personalisation }
}

export const personalisationSchema = z
  .object({
    label: z.string().meta({ example: 'Name on the mug' }),
    required: z.boolean(),
    lines: z.number().int(),
    most: z.number().int().meta({ description: 'In letters, as a person counts them.' }),
    price: z.number().nullable().meta({ description: 'On top; null: nothing.', example: 5 }),
  })
  .meta({ id: 'Personalisation', description: 'The words that its buyer is asked for.' })

export const personalTextSchema = z
  .object({ label: z.string(), text: z.string() })
  .meta({ id: 'PersonalText', description: 'The buyer’s own words, where there are any.' })

export const sentText = z
  .string(copy.badText)
  .transform(tidyText)
  .default('')
  .meta({ type: 'string', description: 'The buyer’s own words, for a piece that asks for them.' })
