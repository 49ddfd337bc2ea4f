import { z } from 'zod'
import { badInput } from '#platform/errors.ts'
import { textSchema } from '#platform/text.schema.ts'
import { countries } from '#shop/store/store-settings/countries.ts'
import { lawCopy } from './copy.ts'
import { fibreNames, mostOtherFibres, otherFibres } from './fibres.ts'
import { ageGroups, genders, type Labelling, origins } from './labelling.ts'

const line = (most: number) =>
  textSchema(most)
    .nullish()
    .transform((text) => text || null)

const fibre = z.object({
  name: z
    .string(lawCopy.fibreMissing)
    .refine((name) => fibreNames.includes(name), lawCopy.fibreUnknown),
  /** Whole percent of the weight. */
  percent: z.coerce
    .number(lawCopy.percentMissing)
    .int(lawCopy.percentMissing)
    .min(1, lawCopy.percentMissing)
    .max(100, lawCopy.percentMissing),
})

const fabric = z
  .object({
    fibres: z.array(fibre).max(12, lawCopy.mostFibres),
    /** Parts such as leather, bone or feathers. */
    animalParts: z.boolean().default(false),
  })
  .superRefine(({ fibres }, context) => {
    const refuse = (message: string) =>
      context.addIssue({ code: 'custom', path: ['fibres'], message })
    const sum = fibres.reduce((total, { percent }) => total + percent, 0)
    const other = fibres.find(({ name }) => name === otherFibres)
    if (new Set(fibres.map(({ name }) => name)).size < fibres.length) {
      refuse(lawCopy.fibreTwice)
    } else if (fibres.length > 0 && sum !== 100) {
      refuse(lawCopy.notAHundred(sum))
    } else if (other && other.percent > mostOtherFibres) {
      refuse(lawCopy.tooMuchOther(mostOtherFibres))
    }
  })
  .transform(({ fibres, animalParts }) => ({
    fibres: fibres.toSorted((a, b) => b.percent - a.percent),
    animalParts,
  }))

/** Absent fields become null. */
export const labellingSchema = z
  .object({
    fabric: fabric.nullish().transform((value) => value ?? null),
    origin: z
      .enum(origins, lawCopy.originMissing)
      .nullish()
      .transform((value) => value ?? null),
    care: line(250),
    warnings: line(500),
    identifier: line(60),
    /** Null: the studio. Name, postal address and electronic address, a line each. */
    maker: line(300),
    /** Of the customs tariff. */
    hsCode: line(20)
      .transform((text) => text?.replace(/[. ]/g, '') ?? null)
      .refine((code) => code === null || /^\d{6,10}$/.test(code), lawCopy.badCustomsCode),
    /** For customs; ISO 3166-1 alpha-2. */
    originCountry: line(2).refine(
      (code) => code === null || countries.includes(code),
      lawCopy.whichCountry,
    ),
    colour: line(40),
    /** Null: for everybody. */
    gender: z
      .enum(genders, lawCopy.genderMissing)
      .nullish()
      .transform((value) => value ?? null),
    /** Null: for adults. */
    ageGroup: z
      .enum(ageGroups, lawCopy.ageMissing)
      .nullish()
      .transform((value) => value ?? null),
  })
  .meta({ id: 'Labelling' })

export function storedLabelling(json: string | null): Labelling | null {
  return json === null ? null : labellingSchema.parse(JSON.parse(json))
}

/** Null: the default of the kind. ShopError 'bad_input' such as on 'labelling.fabric.fibres'. */
export function labellingInput(value: unknown): Labelling | null {
  const sent = typeof value === 'string' ? parsed(value) : value
  if (sent === null) return null
  const read = labellingSchema.safeParse(sent)
  if (!read.success) {
    const [issue] = read.error.issues
    const field = ['labelling', ...(issue?.path ?? [])].join('.')
    throw badInput(field, issue?.message ?? lawCopy.notAnObject)
  }
  return Object.values(read.data).every((each) => each === null) ? null : read.data
}

function parsed(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    throw badInput('labelling', lawCopy.notAnObject)
  }
}
