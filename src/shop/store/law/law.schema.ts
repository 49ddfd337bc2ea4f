import { z } from 'zod'
import { textSchema } from '#platform/text.schema.ts'
import { countries } from '#shop/store/store-settings/countries.ts'
import { lawCopy } from './copy.ts'
import { noticeLanguages } from './countries.ts'
import { labellingSchema } from './labelling.schema.ts'
import { firstLawSettings } from './law.ts'

const lines = (most: number) =>
  textSchema(most).refine((text) => text.split('\n').length <= 8, lawCopy.tooManyRegisterLines)

const packaging = z.object({
  /** ISO 3166-1 alpha-2. */
  country: z.string().refine((code) => countries.includes(code), lawCopy.countryMissing),
  scheme: textSchema(60),
  number: textSchema(60).min(1, lawCopy.numberMissing),
  shown: z.boolean(lawCopy.shownMissing),
})

const ownFields = z.object({
  published: z.boolean(lawCopy.publicMissing),
  phone: textSchema(60),
  /** Further entries that the law requires on the legal notice; one per line. */
  register: lines(600),
  /** Within the European Union: name, postal and electronic address, a line each. */
  responsible: lines(400).refine(
    (text) => text === '' || text.split('\n').filter((line) => line.trim()).length >= 3,
    lawCopy.responsibleMissing,
  ),
  /** The official picture's address, in English. */
  notice: z.string().max(500).nullable(),
  notices: z
    .array(
      z.object({
        language: z.enum(noticeLanguages as [string, ...string[]], lawCopy.languageMissing),
        address: z.string().max(500),
      }),
    )
    .default([])
    .refine(
      (all) => new Set(all.map(({ language }) => language)).size === all.length,
      lawCopy.noticeTwice,
    ),
  /** Days without giving a reason. */
  returnDays: z.coerce
    .number({ error: lawCopy.daysMissing })
    .int(lawCopy.daysMissing)
    .min(0, lawCopy.daysMissing)
    .max(365, lawCopy.daysMissing)
    .nullable(),
  returnPostage: z.enum(['buyer', 'studio'], lawCopy.postageMissing).nullable(),
  packaging: z
    .array(packaging)
    .max(40, lawCopy.tooManyNumbers)
    .refine(
      (all) => new Set(all.map(({ country }) => country)).size === all.length,
      lawCopy.numberTwice,
    ),
  kinds: z.object({
    prints: labellingSchema,
    clothing: labellingSchema,
    merch: labellingSchema,
  }),
})

const sellerFields = z.object({
  sellerName: textSchema(120),
  /** Street, town, country; a line each. */
  sellerAddress: textSchema(400).refine(
    (text) => text.split('\n').length <= 6,
    lawCopy.tooManyAddressLines,
  ),
  /** 'VAT GB123456789' */
  taxNumber: textSchema(60),
})

export const lawFormSchema = ownFields
  .extend(sellerFields.shape)
  .extend({ version: z.string().max(64).optional() })
  .meta({ id: 'LawForm' })

export type LawForm = z.output<typeof lawFormSchema>

export const lawSetting = {
  key: 'law',
  schema: ownFields.partial().default({}),
}

/** Stored with the seller's settings for invoices. */
export const sellerSetting = {
  key: 'invoices',
  schema: z
    .looseObject(sellerFields.partial().shape)
    .default({})
    .transform((kept) => ({
      ...kept,
      sellerName: kept.sellerName ?? firstLawSettings.sellerName,
      sellerAddress: kept.sellerAddress ?? firstLawSettings.sellerAddress,
      taxNumber: kept.taxNumber ?? firstLawSettings.taxNumber,
    })),
}
