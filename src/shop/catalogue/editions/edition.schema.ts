import { z } from 'zod'
import { badInput } from '#platform/errors.ts'
import { textSchema } from '#platform/text.schema.ts'
import { type Form, refuse, sentJson } from '#shop/catalogue/products/form-checks.ts'
import { editionsCopy } from './copy.ts'
import {
  copyKinds,
  type EditionInput,
  type EditionTerms,
  largestEdition,
  masters,
  signatures,
} from './edition.ts'

export const copiesSchema = z
  .array(
    z.object({
      id: z.string().meta({ description: 'Of its certificate: /certificates/{id}.' }),
      what: z.enum(copyKinds).meta({
        description: 'One of the edition’s numbers, one of its artist’s proofs, the only one.',
      }),
      number: z.number().int(),
      total: z.number().int(),
      isVoid: z.boolean().meta({ description: 'Its money went back.' }),
      again: z.string().nullable().optional().meta({
        description:
          'For staff, of a void number: the certificate that it has now; null: it is on sale; absent: it stays void.',
      }),
    }),
  )
  .meta({ description: 'What has a certificate of its own.' })

const optional = (most: number) =>
  textSchema(most)
    .nullish()
    .transform((text) => text || null)
const whole = (least: number, most: number, message: string) =>
  z.coerce.number({ error: message }).int(message).min(least, message).max(most, message)

const statesMore = (edition: Omit<EditionTerms, 'proofs'>) => {
  const { year, process, reproduction, signature, others, master } = edition
  return Boolean(year || process || reproduction || signature !== 'by_hand' || others || master)
}

const editionSchema = z
  .object({
    sizes: z
      .array(
        z.object({
          size: textSchema(60),
          total: whole(1, largestEdition, editionsCopy.editionSize(largestEdition)),
        }),
      )
      .max(12),
    proofs: whole(0, 100, editionsCopy.mostProofs).default(0),
    year: z
      .union([z.literal('').transform(() => null), whole(1900, 2200, editionsCopy.pleaseEnterYear)])
      .nullish()
      .transform((year) => year ?? null),
    process: optional(120),
    reproduction: z.boolean().default(false),
    signature: z.enum(signatures).default('by_hand'),
    others: optional(250),
    master: z
      .union([z.literal('').transform(() => null), z.enum(masters, editionsCopy.pleaseSayWhether)])
      .nullish()
      .transform((master) => master ?? null),
  })
  .refine((edition) => edition.sizes.length > 0 || statesMore(edition), {
    path: ['sizes'],
    error: editionsCopy.pleaseSayHow,
  })
  .refine(({ sizes, signature }) => sizes.length > 0 || signature !== 'on_certificate', {
    path: ['signature'],
    error: editionsCopy.onlyNumbered,
  })
  .refine(
    ({ sizes }) => new Set(sizes.map(({ size }) => size)).size === sizes.length,
    editionsCopy.sizeTwice,
  )
  .refine(
    ({ sizes }) => sizes.length < 2 || sizes.every(({ size }) => size !== ''),
    editionsCopy.wholeOrSizes,
  )

/** Null: no edition. ShopError 'bad_input', for example on 'edition.sizes.0.total'. */
export function editionInput(form: Form): EditionInput | null {
  const { edition: value } = form
  const sent = value === '' ? null : sentJson(value, 'edition', editionsCopy.notAnObject)
  if (sent === null) return null
  const read = editionSchema.safeParse(sent)
  if (read.success) return read.data
  for (const { path, message } of read.error.issues) {
    refuse(form, badInput(['edition', ...path].join('.'), message), null)
  }
  return null
}
