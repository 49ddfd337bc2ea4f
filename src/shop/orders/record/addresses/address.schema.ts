import { z } from 'zod'

const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Please keep this under ${longest} signs.`)
    .regex(/^[^\p{Cc}]*$/u, 'Please write this in one line.')

export const addressSchema = z
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
  .meta({ id: 'Address' })
