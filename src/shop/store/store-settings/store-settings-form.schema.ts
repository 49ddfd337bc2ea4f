import { z } from 'zod'
import { countryInWords, countryName } from '#platform/countries.ts'
import { isCurrency } from '#platform/money/currency.ts'
import { textSchema } from '#platform/text.schema.ts'
import { isTimeZone } from '#platform/time/zone.ts'
import { pricesIncludeTax, taxModes } from '#shop/store/tax/tax.ts'
import { usStateName } from '#shop/store/tax/us-states.ts'
import { storeSettingsCopy } from './copy.ts'
import { countries } from './countries.ts'

/** '8,1' and '8.1 %'; NaN for other text. */
function percentOf(typed: string): number {
  const [, text] = /^\s*(\d{1,2}(?:[.,]\d{1,3})?)\s*%?\s*$/.exec(typed) ?? []
  return Number(text?.replace(',', '.') ?? Number.NaN)
}

const percent = z
  .union([z.number(), z.string()], storeSettingsCopy.rateMissing)
  .transform((typed, context) => {
    const number = typeof typed === 'number' ? typed : percentOf(typed)
    if (number >= 0 && number <= 50) return Math.round(number * 1000) / 10
    context.addIssue({ code: 'custom', message: storeSettingsCopy.rateMissing })
    return z.NEVER
  })
  .meta({ type: ['number', 'string'], example: 20, description: 'Percent, typed or as a number' })

/** Absent: the standard rate applies. */
const percentOrNone = z
  .preprocess((typed) => (typed === '' ? null : typed), percent.nullable())
  .default(null)
  .meta({ type: ['number', 'string', 'null'], example: 7 })

const sentence = textSchema(300)

const taxCode = z
  .string()
  .trim()
  .regex(/^(txcd_\d{8})?$/, storeSettingsCopy.badTaxCode)
  .default('')

const version = z.string().max(64).optional()
const code = z
  .string(storeSettingsCopy.countryMissing)
  .refine((value) => countries.includes(value), {
    error: storeSettingsCopy.countryMissing,
  })

export const storeSettingsFields = z.object({
  timeZone: z
    .string(storeSettingsCopy.zoneMissing)
    .refine(isTimeZone, storeSettingsCopy.zoneMissing),
  country: code,
  currency: z
    .string(storeSettingsCopy.currencyMissing)
    .refine(isCurrency, storeSettingsCopy.currencyMissing),
  countries: z
    .array(z.string(), storeSettingsCopy.destinationsMissing)
    .min(1, storeSettingsCopy.oneCountry)
    .max(countries.length)
    .transform((codes) => [...new Set(codes)].sort())
    .superRefine((codes, context) => {
      const closed = codes.filter((each) => !countries.includes(each))
      if (closed.length === 0) return
      const named = closed.map((each) => (/^[A-Z]{2}$/.test(each) ? countryName(each) : each))
      const message = storeSettingsCopy.noAddressThere(named.join(', '))
      context.addIssue({ code: 'custom', message })
    }),
  /** Absent: unchanged. */
  tax: z
    .object({
      mode: z.enum(taxModes, storeSettingsCopy.taxMissing),
      rate: percent.default(0),
      reduced: percentOrNone,
      original: percentOrNone,
      elsewhere: z
        .array(
          z.object({
            country: code,
            standard: percent,
            reduced: percentOrNone,
            original: percentOrNone,
          }),
        )
        .max(60)
        .default([])
        .meta({ description: 'Countries with rates of their own, as with the One Stop Shop.' }),
      state: z
        .string()
        .refine((value) => usStateName(value) !== null, storeSettingsCopy.whichState)
        .nullable()
        .default(null)
        .meta({ description: 'The state whose tax comes on top.', example: 'US-NY' }),
      onShipping: z
        .boolean()
        .default(false)
        .meta({ description: 'It is due on shipping as well.' }),
      exportNote: sentence.default('').meta({
        description: 'What orders say that leave the country. Empty: as the law is cited.',
      }),
      reducedCode: taxCode,
      originalCode: taxCode,
      note: sentence.default(''),
      byProvider: z
        .boolean(storeSettingsCopy.whoseTax)
        .optional()
        .meta({ description: 'Stripe calculates tax at the checkout. Absent: as it is.' }),
    })
    .superRefine(({ mode, rate, note, state, elsewhere }, context) => {
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message })
      if ((mode === 'included' || mode === 'on_top') && rate === 0)
        refuse('rate', storeSettingsCopy.rateMissing)
      if (mode === 'on_top' && state === null) refuse('state', storeSettingsCopy.stateMissing)
      if (new Set(elsewhere.map(({ country }) => country)).size < elsewhere.length) {
        refuse('elsewhere', storeSettingsCopy.countryTwice)
      }
      if (mode === 'small_business' && note === '') {
        refuse('note', storeSettingsCopy.sentenceMissing)
      }
    })
    .optional(),
  version,
})

export const storeSettingsFormSchema = storeSettingsFields
  .superRefine(({ country, tax }, context) => {
    const refuse = (message: string) =>
      context.addIssue({ code: 'custom', path: ['tax', 'mode'], message })
    if (tax?.mode === 'included' && !pricesIncludeTax(country)) {
      refuse(storeSettingsCopy.shownWithoutTax(countryInWords(country)))
    }
    if (tax?.mode === 'on_top' && country !== 'US') {
      refuse(storeSettingsCopy.onlyOnTopInUs)
    }
  })
  .meta({ id: 'StoreSettingsForm' })

export type StoreSettingsForm = Omit<z.output<typeof storeSettingsFormSchema>, 'version'>

/** Only the origin, whatever page was pasted. */
export const addressFormSchema = z
  .object({
    address: z
      .string(storeSettingsCopy.addressMissing)
      .trim()
      .min(1, storeSettingsCopy.addressMissing)
      .max(253, storeSettingsCopy.addressMissing)
      .transform((typed) => (/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`))
      .refine(
        (url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol),
        storeSettingsCopy.addressMissing,
      )
      .transform((url) => new URL(url))
      .refine(
        ({ username, password }) => username === '' && password === '',
        storeSettingsCopy.addressMissing,
      )
      .transform(({ origin }) => origin),
  })
  .meta({ id: 'ShopAddressForm' })
