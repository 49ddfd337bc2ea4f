import { z } from 'zod'
import { isCurrency } from '#kernel/currency.ts'
import { isTimeZone } from '#kernel/zone.ts'
import { countries, countryName } from './countries.ts'

const version = z.string().max(64).optional()
const code = z.string('Please choose a country.').refine((value) => countries.includes(value), {
  error: 'Please choose a country.',
})

/** What the owner chooses about the shop's place, its address apart. */
export const placeFormSchema = z
  .object({
    timeZone: z
      .string('Please choose a time zone.')
      .refine(isTimeZone, 'Please choose a time zone.'),
    country: code,
    currency: z.string('Please choose a currency.').refine(isCurrency, 'Please choose a currency.'),
    countries: z
      .array(z.string(), 'Please choose where you send to.')
      .min(1, 'Please choose at least one country to send to.')
      .max(countries.length)
      .transform((codes) => [...new Set(codes)].sort())
      .superRefine((codes, context) => {
        const closed = codes.filter((each) => !countries.includes(each))
        if (closed.length === 0) return
        const named = closed.map((each) => (/^[A-Z]{2}$/.test(each) ? countryName(each) : each))
        const message = `Nobody can give an address there: ${named.join(', ')}.`
        context.addIssue({ code: 'custom', message })
      }),
    version,
  })
  .meta({ id: 'PlaceForm' })

export type PlaceForm = Omit<z.output<typeof placeFormSchema>, 'version'>

const wants = 'Please enter an address such as https://www.example.com.'

/** A new address of the shop: its origin, whatever page was pasted. */
export const addressFormSchema = z
  .object({
    address: z
      .string(wants)
      .trim()
      .min(1, wants)
      .max(253, wants)
      .transform((typed) => (/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`))
      .refine((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol), wants)
      .transform((url) => new URL(url))
      .refine(({ username, password }) => username === '' && password === '', wants)
      .transform(({ origin }) => origin),
  })
  .meta({ id: 'ShopAddressForm' })
