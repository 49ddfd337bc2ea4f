import { z } from 'zod'
import type { Currency } from '#platform/money/currency.ts'
import { sumSchema } from '#platform/money/money.schema.ts'
import { decimalText } from '#platform/money/money.ts'
import { isPeriod } from '#platform/time/period.ts'
import { ledgerCopy } from './copy.ts'
import { costKinds } from './ledger.ts'

/** '2026-03' or '2026'. */
export const periodSchema = z.string(ledgerCopy.whichMonth).refine(isPeriod, ledgerCopy.noMonth)

export function costSchema(currency: Currency) {
  const words = ledgerCopy.noSum(decimalText(420, currency))
  return z
    .object({
      kind: z.enum(costKinds, ledgerCopy.costKindMissing),
      cost: sumSchema(currency, words, { most: 10_000_000 }).meta({ type: 'number', example: 4.2 }),
    })
    .meta({ id: 'OrderCost' })
}
