import { z } from 'zod'

/* How long making and packing take, as the owner has said it. */

/** Days until a parcel leaves, at the most. */
export const mostDays = 90

const count = z.object({ from: z.number().int().min(0), to: z.number().int().min(1).max(mostDays) })

/** When parcels leave. What was never said follows from the days that were. */
export const dispatchTimeSetting = {
  key: 'shipping.dispatch-time',
  schema: z
    .object({
      /** Until what is made to order leaves, at the latest and at the earliest. */
      days: z.number().int().min(1).max(mostDays),
      daysFrom: z.number().int().min(0).default(1),
      /** Until what lies in the studio leaves; absent: as long as what is made. */
      stock: count.optional(),
      /** Until the printer sends: Mondays to Fridays. */
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
