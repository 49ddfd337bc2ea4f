import { z } from 'zod'
import { isDay } from '#platform/time/zone.ts'
import { dispatchCopy } from './copy.ts'
import { daysRange, wholeDays } from './days.schema.ts'

/** Days until a parcel leaves, at the most. */
export const mostDays = 90

const count = z.object({ from: z.number().int().min(0), to: z.number().int().min(0).max(mostDays) })

export const dispatchTimeSetting = {
  key: 'shipping.dispatch-time',
  schema: z
    .object({
      days: z.number().int().min(1).max(mostDays),
      daysFrom: z.number().int().min(0).default(1),
      /** For a product in stock; absent: as for products made to order. */
      stock: count.optional(),
      /** Only Mondays to Fridays count. */
      printer: count.default({ from: 2, to: 5 }),
      weekdays: z.array(z.number().int().min(0).max(6)).min(1).default([0, 1, 2, 3, 4, 5, 6]),
      cutOff: z.string().nullable().default(null),
      closed: z.array(z.object({ from: z.string(), until: z.string() })).default([]),
    })
    .default({
      days: 7,
      daysFrom: 3,
      stock: { from: 1, to: 3 },
      printer: { from: 2, to: 5 },
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      cutOff: null,
      closed: [],
    }),
}

const mostClosures = 40

const calendarDay = z.string(dispatchCopy.dayMissing).refine(isDay, dispatchCopy.dayMissing)

export const dispatchFormSchema = z
  .object({
    daysFrom: wholeDays({ least: 0, most: mostDays }).meta({
      description: 'The fewest days until what is made to order leaves.',
    }),
    stock: daysRange({ least: 0, most: mostDays }).meta({
      description: 'Days until what lies in the studio leaves.',
    }),
    printer: daysRange({ least: 0, most: mostDays }).meta({
      description: 'Mondays to Fridays until the printer sends.',
    }),
    weekdays: z
      .array(z.number().int().min(0).max(6))
      .transform((days) => [...new Set(days)].sort())
      .refine((days) => days.length > 0, dispatchCopy.weekdayMissing)
      .meta({ description: 'On which parcels leave the studio; 0 is Sunday.' }),
    cutOff: z
      .string()
      .refine((time) => /^(?:([01]\d|2[0-3]):[0-5]\d)?$/.test(time), dispatchCopy.timeMissing)
      .transform((time) => time || null)
      .nullable()
      .meta({ description: 'What is ordered later counts from the next day; null: midnight.' }),
    closed: z
      .array(
        z
          .object({ from: calendarDay, until: calendarDay })
          .refine(({ from, until }) => from <= until, {
            path: ['until'],
            message: dispatchCopy.closureTurned,
          }),
      )
      .max(mostClosures, dispatchCopy.tooManyClosures(mostClosures)),
  })
  .meta({ id: 'DispatchForm' })

export type DispatchForm = z.output<typeof dispatchFormSchema>

export function formOfDispatch(time: z.output<typeof dispatchTimeSetting.schema>): DispatchForm {
  const { days, daysFrom, printer, weekdays, cutOff, closed } = time
  const stock = time.stock ?? { from: Math.min(1, days), to: days }
  return { daysFrom: Math.min(daysFrom, days), stock, printer, weekdays, cutOff, closed }
}
