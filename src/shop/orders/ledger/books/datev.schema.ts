import { z } from 'zod'
import { booksTableCopy as copy } from './copy.ts'

const number = (least: number, most: number) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^$|^\\d{${least},${most}}$`), copy.numberWrong)
const account = z
  .string()
  .trim()
  .regex(/^\d{4,8}$/, copy.accountWrong)

/**
 * SKR03, as buchungssatz.de/de/kontenrahmen/skr03 lists it, read in a copy of 2026: 8400 and 8300 are sales at 19 and 7
 * percent, 8320 those taxed in another country of the Union, 8120 exports, 8195 small business, 8200 others, 1360 money
 * in transit, 1000 cash, 4970 costs of payment, 2400 lost claims.
 */
const skr03 = {
  clearing: '1360',
  cash: '1000',
  standard: '8400',
  reduced: '8300',
  oss: '8320',
  exports: '8120',
  small: '8195',
  other: '8200',
  fees: '4970',
  losses: '2400',
}

export const datevAccounts = Object.keys(skr03) as (keyof typeof skr03)[]

export const datevSchema = z.object({
  consultant: number(4, 7).default(''),
  client: number(1, 5).default(''),
  accounts: z.object({
    clearing: account,
    cash: account,
    standard: account,
    reduced: account,
    oss: account,
    exports: account,
    small: account,
    other: account,
    fees: account,
    losses: account,
  }),
})

export const datevFormSchema = datevSchema
  .extend({ version: z.string().max(64).optional() })
  .meta({ id: 'DatevForm' })

export const datevAnswerSchema = datevSchema
  .extend({ version: z.string() })
  .meta({ id: 'DatevSettings' })

export type DatevSettings = z.output<typeof datevSchema>

export const datevSetting = {
  key: 'books.datev',
  schema: datevSchema.default({ consultant: '', client: '', accounts: skr03 }),
}
