import { z } from 'zod'
import { productKinds } from '#platform/addresses/kinds.ts'
import type { Currency } from '#platform/money/currency.ts'
import { sumSchema } from '#platform/money/money.schema.ts'
import { decimalText } from '#platform/money/money.ts'
import { costsCopy } from './copy.ts'

const mostRows = 600
/** In the smallest unit. */
const highest = 10_000_000

/** A decimal of `currency`; null: not known. */
const cost = (currency: Currency) =>
  sumSchema(currency, costsCopy.wrong(decimalText(800, currency)), { most: highest })
    .nullable()
    .meta({ type: 'number', example: 8 })

const size = z.string().max(60).default('').meta({ description: 'Empty: every size.' })
const version = z.string().max(64).optional()
const rows = <T extends z.ZodType>(row: T) =>
  z.array(row).max(mostRows, costsCopy.tooMany(mostRows))

export const costsSchema = (currency: Currency) =>
  z
    .object({
      costs: rows(
        z.object({
          kind: z.enum(productKinds),
          gallery: z.number().int().min(0).default(0).meta({ description: '0: every gallery.' }),
          size,
          cost: cost(currency),
        }),
      ),
      version,
    })
    .meta({ id: 'MakingCosts' })

export const pieceCostsSchema = (currency: Currency) =>
  z
    .object({ costs: rows(z.object({ size, cost: cost(currency) })), version })
    .meta({ id: 'PieceCosts' })

export type CostsForm = z.output<ReturnType<typeof costsSchema>>
export type PieceCostsForm = z.output<ReturnType<typeof pieceCostsSchema>>
