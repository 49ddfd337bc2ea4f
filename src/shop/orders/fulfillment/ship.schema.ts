import { z } from 'zod'
import { lineSchema } from '#platform/text.schema.ts'
import { fulfillmentCopy } from './copy.ts'

const line = (longest: number) =>
  lineSchema(longest)
    .transform((value) => (value === '' ? null : value))
    .nullable()
    .default(null)

export const longestTrackingNumber = 100

const trackingUrl = line(500).refine(
  (value) => value === null || /^https?:\/\/[^\s]+$/.test(value),
  fulfillmentCopy.badTrackingUrl,
)

const kind = z.enum(['studio', 'prints'], fulfillmentCopy.whichPart)

export const undoShippingSchema = z.object({ kind })

export const shipSchema = z
  .object({
    kind,
    together: z
      .union([z.boolean(), z.literal('true').transform(() => true)])
      .default(false)
      .describe('Everything that is still here is in this parcel, not this fulfillment alone'),
    another: z
      .boolean()
      .default(false)
      .describe(
        'One more parcel of a fulfillment that is shipped; without it such a one is refused',
      ),
    anyway: z
      .boolean()
      .default(false)
      .describe(
        'Although the buyer wants to cancel, or disputes the payment; without it such an order doesn’t ship',
      ),
    version: z
      .string()
      .max(100)
      .optional()
      .describe('The order’s, as the client knows it: refused after a refund or replacement'),
    carrier: line(60),
    trackingNumber: line(longestTrackingNumber),
    trackingUrl,
  })
  .refine((parcel) => parcel.trackingUrl === null || parcel.trackingNumber !== null, {
    path: ['trackingNumber'],
    message: fulfillmentCopy.whichTrackingNumber,
  })
  .meta({ id: 'Shipment' })

/** Of a parcel that left before. */
export const parcelSchema = shipSchema.refine((parcel) => parcel.trackingNumber !== null, {
  path: ['trackingNumber'],
  message: fulfillmentCopy.noTrackingNumber,
})

const trackingNumber = line(longestTrackingNumber).refine(
  (value) => value !== null,
  fulfillmentCopy.noTrackingNumber,
)

/** `from` is the wrong number. */
export const parcelCorrectionSchema = z
  .object({ from: trackingNumber, carrier: line(60), trackingNumber, trackingUrl })
  .transform(({ from, trackingNumber, ...rest }) => ({
    from: from ?? '',
    parcel: { ...rest, trackingNumber: trackingNumber ?? '' },
  }))

export type ParcelCorrection = z.output<typeof parcelCorrectionSchema>

type Sent = z.output<typeof shipSchema>

/** Without a tracking number no parcel is known. */
export type Shipment = Pick<Sent, 'carrier' | 'trackingNumber' | 'trackingUrl'> &
  Partial<Pick<Sent, 'together' | 'another' | 'anyway' | 'version'>>
