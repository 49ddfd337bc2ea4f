import { z } from 'zod'
import { recordCopy } from '#shop/orders/record/copy.ts'

const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, recordCopy.tooLong(longest))
    .regex(/^[^\p{Cc}]*$/u, recordCopy.oneLine)

export const newAddressSchema = z
  .object({
    name: line(200),
    line1: line(200),
    line2: line(200)
      .transform((value) => value || null)
      .nullable()
      .default(null),
    city: line(100),
    /** A code or a name; only some countries have any. */
    state: line(100).default(''),
    postal_code: line(30).default(''),
    country: line(2).transform((value) => value.toUpperCase()),
  })
  .meta({ id: 'NewAddress' })

export const addressChangeSchema = newAddressSchema
  .extend({ version: z.string().max(100).optional() })
  .meta({ id: 'AddressChange' })
