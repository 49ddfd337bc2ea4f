import { z } from 'zod'
import { lineSchema } from '#platform/text.schema.ts'

export const newAddressSchema = z
  .object({
    name: lineSchema(200),
    line1: lineSchema(200),
    line2: lineSchema(200)
      .transform((value) => value || null)
      .nullable()
      .default(null),
    city: lineSchema(100),
    /** A code or a name; only some countries have any. */
    state: lineSchema(100).default(''),
    postal_code: lineSchema(30).default(''),
    country: lineSchema(2).transform((value) => value.toUpperCase()),
  })
  .meta({ id: 'NewAddress' })

export const addressChangeSchema = newAddressSchema
  .extend({ version: z.string().max(100).optional() })
  .meta({ id: 'AddressChange' })
