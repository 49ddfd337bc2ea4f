import { z } from 'zod'
import { attemptSchema } from '#platform/attempt.schema.ts'
import type { Currency } from '#platform/money/currency.ts'
import { decimalText, parseMoney } from '#platform/money/money.ts'
import { paymentsCopy } from '#shop/checkout/payments/copy.ts'

function cents(currency: Currency) {
  const words = paymentsCopy.sumMissing(decimalText(1250, currency))
  return z
    .union([z.number(), z.string()], { error: words })
    .transform((value, context) => {
      const parsed = parseMoney(value, currency)
      if (parsed !== null && parsed > 0) return parsed
      context.addIssue({ code: 'custom', message: words })
      return z.NEVER
    })
    .meta({ type: 'number', example: 12.5 })
}

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
