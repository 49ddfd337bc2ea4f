import { z } from 'zod'
import { capital } from '#platform/capital.ts'
import { lineSchema } from '#platform/text.schema.ts'
import { recordCopy } from '#shop/orders/record/copy.ts'
import { regionFaults } from './address.ts'

const needed = (most: number, what: string) =>
  lineSchema(most).min(1, capital(recordCopy.addressLacks(what)))

const regionParts = z.object({ country: z.string(), state: z.string(), postal_code: z.string() })

export const addressChangeSchema = z
  .object({
    name: needed(200, recordCopy.aName),
    line1: needed(200, recordCopy.aStreet),
    line2: lineSchema(200)
      .transform((value) => value || null)
      .nullable()
      .default(null),
    city: needed(100, recordCopy.aCity),
    /** A code or a name; only some countries have any. */
    state: lineSchema(100).default(''),
    postal_code: lineSchema(30).default(''),
    country: lineSchema(2).transform((value) => value.toUpperCase()),
    version: z.string().max(100).optional(),
  })
  .superRefine(
    (address, context) => {
      for (const { field, words } of regionFaults(address)) {
        context.addIssue({ code: 'custom', path: [field], message: capital(words) })
      }
    },
    // Beside the problems of the other fields.
    { when: ({ value }) => regionParts.safeParse(value).success },
  )
  .meta({ id: 'AddressChange' })
