import { z } from 'zod'
import { countryInWords, countryName } from '#platform/countries.ts'
import { isCurrency } from '#platform/money/currency.ts'
import { isTimeZone } from '#platform/time/zone.ts'
import { pricesIncludeTax, taxModes } from '#shop/store/tax/tax.ts'
import { usStateName } from '#shop/store/tax/us-states.ts'
import { placeCopy } from './copy.ts'
import { countries } from './countries.ts'

/** '8,1' and '8.1 %'; NaN for other text. */
function percentOf(typed: string): number {
  const [, text] = /^\s*(\d{1,2}(?:[.,]\d{1,3})?)\s*%?\s*$/.exec(typed) ?? []
  return Number(text?.replace(',', '.') ?? Number.NaN)
}

const percent = z
  .union([z.number(), z.string()], placeCopy.rateMissing)
  .transform((typed, context) => {
    const number = typeof typed === 'number' ? typed : percentOf(typed)
    if (number >= 0 && number <= 50) return Math.round(number * 1000) / 10
    context.addIssue({ code: 'custom', message: placeCopy.rateMissing })
    return z.NEVER
  })
  .meta({ type: ['number', 'string'], example: 20, description: 'Percent, typed or as a number' })

/** Absent: the standard rate applies. */
const percentOrNone = z
  .preprocess((typed) => (typed === '' ? null : typed), percent.nullable())
  .default(null)
  .meta({ type: ['number', 'string', 'null'], example: 7 })

const sentence = z.string(placeCopy.noWords).trim().max(300, placeCopy.tooLong)

const taxCode = z
  .string()
  .trim()
  .regex(/^(txcd_\d{8})?$/, placeCopy.badTaxCode)
  .default('')

const version = z.string().max(64).optional()
const code = z.string(placeCopy.countryMissing).refine((value) => countries.includes(value), {
  error: placeCopy.countryMissing,
})

export const placeFields = z.object({
  timeZone: z.string(placeCopy.zoneMissing).refine(isTimeZone, placeCopy.zoneMissing),
  country: code,
  currency: z.string(placeCopy.currencyMissing).refine(isCurrency, placeCopy.currencyMissing),
  countries: z
    .array(z.string(), placeCopy.destinationsMissing)
    .min(1, placeCopy.oneCountry)
    .max(countries.length)
    .transform((codes) => [...new Set(codes)].sort())
    .superRefine((codes, context) => {
      const closed = codes.filter((each) => !countries.includes(each))
      if (closed.length === 0) return
      const named = closed.map((each) => (/^[A-Z]{2}$/.test(each) ? countryName(each) : each))
      const message = placeCopy.noAddressThere(named.join(', '))
      context.addIssue({ code: 'custom', message })
    }),
  /** Absent: as it is. */
  tax: z
    .object({
      mode: z.enum(taxModes, placeCopy.taxMissing),
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
        .refine((value) => usStateName(value) !== null, 'Please choose your state.')
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
        .boolean('Please say whether Stripe reckons tax.')
        .optional()
        .meta({ description: 'Stripe reckons tax at the checkout. Absent: as it is.' }),
    })
    .superRefine(({ mode, rate, note, state, elsewhere }, context) => {
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message })
      if ((mode === 'included' || mode === 'on_top') && rate === 0)
        refuse('rate', placeCopy.rateMissing)
      if (mode === 'on_top' && state === null) refuse('state', placeCopy.stateMissing)
      if (new Set(elsewhere.map(({ country }) => country)).size < elsewhere.length) {
        refuse('elsewhere', placeCopy.countryTwice)
      }
      if (mode === 'small_business' && note === '') {
        refuse('note', placeCopy.sentenceMissing)
      }
    })
    .optional(),
  version,
})

export const placeFormSchema = placeFields
  .superRefine(({ country, tax }, context) => {
    const refuse = (message: string) =>
      context.addIssue({ code: 'custom', path: ['tax', 'mode'], message })
    if (tax?.mode === 'included' && !pricesIncludeTax(country)) {
      refuse(`Prices in ${countryInWords(country)} are shown without tax.`)
    }
    if (tax?.mode === 'on_top' && country !== 'US') {
      refuse('Only in the United States does a tax of your own state come on top.')
    }
  })
  .meta({ id: 'PlaceForm' })

export type PlaceForm = Omit<z.output<typeof placeFormSchema>, 'version'>

/** The origin, whatever page was pasted. */
export const addressFormSchema = z
  .object({
    address: z
      .string(placeCopy.addressMissing)
      .trim()
      .min(1, placeCopy.addressMissing)
      .max(253, placeCopy.addressMissing)
      .transform((typed) => (/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`))
      .refine(
        (url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol),
        placeCopy.addressMissing,
      )
      .transform((url) => new URL(url))
      .refine(
        ({ username, password }) => username === '' && password === '',
        placeCopy.addressMissing,
      )
      .transform(({ origin }) => origin),
  })
  .meta({ id: 'ShopAddressForm' })
