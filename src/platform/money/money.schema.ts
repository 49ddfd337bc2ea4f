import { z } from 'zod'
import type { Currency } from './currency.ts'
import { type Cents, parseMoney } from './money.ts'

interface SumLimits {
  least?: Cents
  most?: Cents
}

/**
 * A decimal of `currency`, as a number or a text; answers its smallest unit. `words` answer whatever
 * is wrong.
 */
export function sumSchema(
  currency: Currency,
  words: string,
  { least = 0, most = Number.MAX_SAFE_INTEGER }: SumLimits = {},
) {
  return z.union([z.number(), z.string()], { error: words }).transform((value, context) => {
    const sum = parseMoney(value, currency)
    if (sum !== null && sum >= least && sum <= most) return sum
    context.addIssue({ code: 'custom', message: words })
    return z.NEVER
  })
}
