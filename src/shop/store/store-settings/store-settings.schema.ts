import { z } from 'zod'
import { taxModes } from '#shop/store/tax/tax.ts'

const rate = z.number().nullable().default(null)

/** An absent value was never chosen. */
export const storeSetting = {
  key: 'shop.place',
  schema: z
    .object({
      address: z.string(),
      formerAddress: z.string(),
      timeZone: z.string(),
      country: z.string(),
      currency: z.string(),
      countries: z.array(z.string()),
      /** Rates in hundredths of a percent; `rate` is the standard one. */
      tax: z.object({
        mode: z.enum(taxModes),
        rate: z.number(),
        note: z.string(),
        byProvider: z.boolean().optional(),
        reduced: rate,
        original: rate,
        elsewhere: z
          .array(
            z.object({
              country: z.string(),
              standard: z.number(),
              reduced: rate,
              original: rate,
            }),
          )
          .default([]),
        state: z.string().nullable().default(null),
        onShipping: z.boolean().default(false),
        /** '': the citation of the country's law. */
        exportNote: z.string().default(''),
        reducedCode: z.string().default(''),
        originalCode: z.string().default(''),
      }),
    })
    .partial()
    .default({}),
}

/** Stored among the studio's texts before the shop had its own time zone. */
export const studioTimeZoneSetting = {
  key: 'studio.texts',
  schema: z.object({ timeZone: z.string() }).partial().default({}),
}

export type ChosenStoreSettings = ReturnType<typeof storeSetting.schema.parse>

/** `until` in epoch milliseconds. */
export const addressQuestionSetting = {
  key: 'shop.address-question',
  schema: z
    .object({ question: z.string(), answer: z.string(), until: z.number() })
    .nullable()
    .default(null),
}
