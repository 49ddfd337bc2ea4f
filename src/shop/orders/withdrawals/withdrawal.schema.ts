import { z } from 'zod'
import { withdrawalsCopy } from './copy.ts'
import { longest, missing } from './withdrawal.ts'

const line = (max: number, words: string) =>
  z
    .string(words)
    .trim()
    .min(1, words)
    .max(max, withdrawalsCopy.pleaseKeepCharacters(max))
    .refine((text) => !/[\r\n]/.test(text), withdrawalsCopy.pleaseKeepLine)

/** Nothing else may be asked (Directive 2011/83, Art. 11a). */
export const withdrawalSchema = z
  .object({
    name: line(longest.name, missing.name),
    orderNumber: line(longest.orderNumber, missing.orderNumber),
    pieces: z
      .string(withdrawalsCopy.piecesMissing)
      .trim()
      .max(longest.pieces, withdrawalsCopy.pleaseKeepCharacters(longest.pieces))
      .default('')
      .meta({ description: 'Which pieces; nothing for the whole order.' }),
    email: line(longest.email, missing.email).toLowerCase().pipe(z.email(withdrawalsCopy.badEmail)),
  })
  .meta({ id: 'WithdrawalStatement' })

export const withdrawalTokenSchema = z.string().regex(/^[\w-]{20,64}$/, withdrawalsCopy.noStatement)
