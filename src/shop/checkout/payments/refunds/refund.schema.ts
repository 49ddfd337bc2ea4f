import { z } from 'zod'
import { attemptSchema } from '#platform/attempt.schema.ts'
import type { Currency } from '#platform/money/currency.ts'
import { sumSchema } from '#platform/money/money.schema.ts'
import { decimalText } from '#platform/money/money.ts'
import { paymentsCopy } from '#shop/checkout/payments/copy.ts'

const cents = (currency: Currency) =>
  sumSchema(currency, paymentsCopy.sumMissing(decimalText(1250, currency)), { least: 1 }).meta({
    type: 'number',
    example: 12.5,
  })

/** Some pieces, a sum in `currency`, or without either all that is left. */
export const refundSchema = (currency: Currency) =>
  z
    .object({
      attempt: attemptSchema.meta({
        description: 'Made up by the client: the same one refunds once.',
      }),
      lines: z
        .array(
          z.object({
            lineId: z.number().int().positive(),
            quantity: z.number().int().min(1, paymentsCopy.howMany),
          }),
        )
        .min(1, paymentsCopy.whichPieces)
        .max(100)
        .optional(),
      amount: cents(currency).optional(),
      version: z.string().max(100).optional().meta({
        description: 'The order’s, as the client knows it: refused after another refund.',
      }),
      restock: z.boolean().default(false),
      cancel: z.boolean().default(false).meta({
        description: 'Cancels the order. Refused once a part of it was shipped.',
      }),
    })
    .refine(({ lines, amount }) => lines === undefined || amount === undefined, {
      path: ['amount'],
      message: paymentsCopy.piecesOrSum,
    })
    .refine(
      ({ cancel, lines, amount }) => !cancel || (lines === undefined && amount === undefined),
      {
        path: ['cancel'],
        message: paymentsCopy.cancelledWhole,
      },
    )
    .meta({ id: 'RefundInput' })

type Refund = z.output<ReturnType<typeof refundSchema>>
export type RefundInput = Omit<Refund, 'cancel'> & Partial<Pick<Refund, 'cancel'>>
