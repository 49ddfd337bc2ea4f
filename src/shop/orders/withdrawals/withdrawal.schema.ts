import { z } from 'zod'
import { platformCopy } from '#platform/copy.ts'
import { emailSchema } from '#platform/network/email.schema.ts'
import { textSchema } from '#platform/text.schema.ts'
import { withdrawalsCopy } from './copy.ts'
import { longest, missing } from './withdrawal.ts'

/** No statement is refused because a tab was pasted into it. */
const line = (max: number, words: string) =>
  textSchema(max, words)
    .min(1, words)
    .regex(/^[^\r\n]*$/, platformCopy.oneLine)

/** Nothing else may be asked (Directive 2011/83, Art. 11a). */
export const withdrawalSchema = z
  .object({
    name: line(longest.name, missing.name),
    orderNumber: line(longest.orderNumber, missing.orderNumber),
    pieces: textSchema(longest.pieces, withdrawalsCopy.piecesMissing)
      .default('')
      .meta({ description: 'Which pieces; nothing for the whole order.' }),
    email: emailSchema(missing.email),
  })
  .meta({ id: 'WithdrawalStatement' })

export const withdrawalTokenSchema = z.string().regex(/^[\w-]{20,64}$/, withdrawalsCopy.noStatement)
