import { z } from 'zod'

const line = (most: number) =>
  z.string('Please write this in words.').trim().max(most, `At most ${most} characters, please.`)

export const invoiceFields = z.object({
  on: z.boolean('Please say whether there are invoices.'),
  sellerName: line(120),
  sellerAddress: line(400).refine(
    (text) => text.split('\n').length <= 6,
    'Six lines at most, please.',
  ),
  taxNumber: line(60),
  prefix: line(12).regex(
    /^[\p{L}\p{N}./ -]*$/u,
    'Letters, numbers, dots, dashes and slashes only.',
  ),
  first: z.coerce
    .number('Please enter the first number.')
    .int('Please enter a whole number.')
    .min(1, 'Numbers begin at 1.')
    .max(9_999_999, 'That is too large a number to begin with.'),
})

const nothing = {
  ...{ on: false, sellerName: '', sellerAddress: '', taxNumber: '', prefix: '', first: 1 },
}

/** As stored; the owner's legal details write the seller, too. */
export const invoiceSetting = {
  key: 'invoices',
  schema: invoiceFields
    .partial()
    .default({})
    .transform((kept) => ({ ...nothing, ...kept })),
}

export const invoiceFormSchema = invoiceFields
  .extend({ version: z.string().max(64).optional() })
  .refine(({ on, sellerAddress }) => !on || sellerAddress !== '', {
    path: ['sellerAddress'],
    error: 'Please enter your address: every invoice has to say it.',
  })
