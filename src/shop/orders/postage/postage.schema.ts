import { z } from 'zod'
import { orderIdSchema } from '#shop/orders/back-office/owner-order.schema.ts'
import { mostSlips } from '#shop/orders/papers/paper.ts'
import { postageCopy } from './copy.ts'
import { parcelTables } from './parcel-table.ts'

/** A form repeats `id` for each order; a single `id` isn't a list yet. */
const ids = z
  .preprocess(
    (sent) => (typeof sent === 'string' ? [sent] : sent),
    z.array(orderIdSchema).max(mostSlips).default([]),
  )
  .meta({ type: 'array', items: { type: 'string' }, description: 'None: all that are to ship.' })

export const parcelQuerySchema = z.object({
  table: z.enum(parcelTables, postageCopy.whichTable),
  id: ids,
})

export const trackingTextSchema = z
  .object({
    text: z
      .string(postageCopy.nothingPasted)
      .max(500_000, postageCopy.tooLong)
      .meta({ description: 'Lines “order, tracking number, carrier”, or a table with headings.' }),
  })
  .meta({ id: 'TrackingText' })

export const trackingLineSchema = z
  .object({
    line: z.number().int(),
    number: z.number().int().nullable(),
    trackingNumber: z.string(),
    carrier: z.string().nullable(),
    words: z.string(),
    buyer: z.string().nullable(),
    problem: z.string().nullable().meta({ description: 'Why it isn’t shipped; null: it is.' }),
  })
  .meta({ id: 'TrackingLine' })
