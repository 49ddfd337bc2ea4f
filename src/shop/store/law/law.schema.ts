import { z } from 'zod'
import { countries } from '#shop/store/place/countries.ts'
import { noticeLanguages } from './countries.ts'
import { labellingSchema } from './labelling.schema.ts'
import { firstLawSettings } from './law.ts'

const words = (most: number) =>
  z.string('Please write this in words.').trim().max(most, `At most ${most} characters, please.`)
const lines = (most: number) =>
  words(most).refine((text) => text.split('\n').length <= 8, 'Eight lines at most, please.')

const packaging = z.object({
  country: z.string().refine((code) => countries.includes(code), 'Please choose a country.'),
  scheme: words(60),
  number: words(60).min(1, 'Please enter the number.'),
  shown: z.boolean('Please say whether it is shown.'),
})

const wantsDays = 'Please enter a number of days, from 0 to 365.'

const ownFields = z.object({
  published: z.boolean('Please say whether visitors may read it.'),
  phone: words(60),
  register: lines(600),
  responsible: lines(400).refine(
    (text) => text === '' || text.split('\n').filter((line) => line.trim()).length >= 3,
    'Please enter a name, a postal address and an e-mail or web address, a line each.',
  ),
  notice: z.string().max(500).nullable(),
  notices: z
    .array(
      z.object({
        language: z.enum(noticeLanguages as [string, ...string[]], 'Please choose a language.'),
        address: z.string().max(500),
      }),
    )
    .default([])
    .refine(
      (all) => new Set(all.map(({ language }) => language)).size === all.length,
      'There are two notices in one language. Please leave one.',
    ),
  returnDays: z.coerce
    .number({ error: wantsDays })
    .int(wantsDays)
    .min(0, wantsDays)
    .max(365, wantsDays)
    .nullable(),
  returnPostage: z.enum(['buyer', 'studio'], 'Please say who pays for sending back.').nullable(),
  packaging: z
    .array(packaging)
    .max(40, 'At most forty numbers, please.')
    .refine(
      (all) => new Set(all.map(({ country }) => country)).size === all.length,
      'A country has two numbers. Please leave one.',
    ),
  kinds: z.object({
    prints: labellingSchema,
    clothing: labellingSchema,
    merch: labellingSchema,
  }),
})

const sellerFields = z.object({
  sellerName: words(120),
  sellerAddress: words(400).refine(
    (text) => text.split('\n').length <= 6,
    'Six lines at most, please.',
  ),
  taxNumber: words(60),
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
