import { z } from 'zod'
import { textSchema } from '#platform/text.schema.ts'
import { currency, moment, money } from '#shop/orders/record/order.schema.ts'
import { invoicesCopy } from './copy.ts'

const number = z.coerce
  .number(invoicesCopy.noFirstNumber)
  .int(invoicesCopy.noWholeNumber)
  .min(1, invoicesCopy.tooSmall)
  .max(9_999_999, invoicesCopy.tooLarge)

export const invoiceFields = z.object({
  on: z.boolean(invoicesCopy.onOrOff),
  /** The full legal name; '': the studio's. */
  sellerName: textSchema(120),
  /** Street, town, country; one per line. */
  sellerAddress: textSchema(400).refine(
    (text) => text.split('\n').length <= 6,
    invoicesCopy.tooManyLines,
  ),
  /** 'VAT GB123456789'; '': none. */
  taxNumber: textSchema(60),
  prefix: textSchema(12).regex(/^[\p{L}\p{N}./ -]*$/u, invoicesCopy.badPrefix),
  first: number,
})

const nothing = {
  on: false,
  sellerName: '',
  sellerAddress: '',
  taxNumber: '',
  prefix: '',
  first: 1,
}

/** Saving the owner's legal details saves the seller here, too. */
export const invoiceSetting = {
  key: 'invoices',
  schema: invoiceFields
    .partial()
    .default({})
    .transform((kept) => ({ ...nothing, ...kept })),
}

export const invoiceFormSchema = invoiceFields
  .extend({
    version: z.string().max(64).optional(),
    nextOrder: number.nullish().meta({
      description: 'The number of the next order; never one that was given. Null: they go on.',
    }),
  })
  .refine(({ on, sellerAddress }) => !on || sellerAddress !== '', {
    path: ['sellerAddress'],
    error: invoicesCopy.noAddress,
  })

export const invoiceSchema = z
  .object({
    id: z.string(),
    kind: z.enum(['invoice', 'credit_note']),
    name: z.string().meta({ description: 'Its number as it is written.', example: 'R-12' }),
    amount: money.meta({ description: 'Negative on a credit note.' }),
    currency,
    issuedAt: moment,
  })
  .meta({ id: 'Invoice' })
