import { z } from 'zod'
import type { Currency } from '#platform/money/currency.ts'
import { textSchema } from '#platform/text.schema.ts'
import { wholeDays } from '#shop/store/dispatch/days.schema.ts'
import { dispatchFormSchema, mostDays } from '#shop/store/dispatch/dispatch.schema.ts'
import { shippingCopy } from './copy.ts'
import { zonesSchema } from './shipping.schema.ts'

/** Rates are decimals of `currency` here and smallest units inside. */
export const shippingFormSchema = (currency: Currency) =>
  z
    .object({
      zones: zonesSchema(currency),
      printsApart: z.boolean().default(false),
      /** Absent: no pickups. */
      pickup: textSchema(300)
        .transform((text) => text || null)
        .nullable()
        .default(null),
      days: wholeDays({ least: 1, most: mostDays }),
      madeToOrder: textSchema(600),
      /** Absent: unchanged. */
      dispatch: dispatchFormSchema.optional(),
      /** A newer stored version refuses the save. */
      version: z.string().max(64).optional(),
    })
    .refine(({ days, dispatch }) => dispatch === undefined || dispatch.daysFrom <= days, {
      path: ['dispatch', 'daysFrom'],
      message: shippingCopy.daysTurned,
    })
    .meta({ id: 'ShippingForm' })

export type ShippingForm = Omit<z.output<ReturnType<typeof shippingFormSchema>>, 'version'>
