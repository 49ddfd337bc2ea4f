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
      .string('Please name the pieces in words.')
      .trim()
      .max(longest.pieces, `Please keep this to ${longest.pieces} characters.`)
      .default('')
      .meta({ description: 'Which pieces; nothing for the whole order.' }),
    email: line(longest.email, missing.email)
      .toLowerCase()
      .pipe(z.email('Please enter an e-mail address that can be true.')),
  })
  .meta({ id: 'WithdrawalStatement' })

export const withdrawalTokenSchema = z.string().regex(/^[\w-]{20,64}$/, withdrawalsCopy.noStatement)
