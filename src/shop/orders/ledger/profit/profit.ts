import type { Cents } from '#platform/money/money.ts'
import {
  type EntryKind,
  entryKinds,
  type LedgerSums,
  sumOfEntries,
} from '#shop/orders/ledger/ledger.ts'

/* Decision 80. */

export const profitLines = [
  'sales',
  'tax',
  'refunds',
  'fees',
  'making',
  'postage',
  'replacements',
] as const
export type ProfitLine = (typeof profitLines)[number]

/** Each ledger kind's line; `tax` comes from the tax books instead of the ledger. */
export const lineOfKind: Record<EntryKind, ProfitLine> = {
  pieces: 'sales',
  shipping: 'sales',
  discount: 'sales',
  tax: 'sales',
  other: 'sales',
  outside: 'sales',
  refund: 'refunds',
  dispute: 'refunds',
  fee: 'fees',
  refund_fee: 'fees',
  dispute_fee: 'fees',
  printer_cost: 'making',
  print_cost: 'making',
  made: 'making',
  postage: 'postage',
  posted: 'postage',
  replacement: 'replacements',
}

/** In the smallest unit; money in is positive. All lines make `profit`, the last three `costs`. */
export type ProfitSums = Record<ProfitLine | 'costs' | 'profit', Cents>

export interface UnknownCosts {
  /** Pieces with no known cost of making. */
  unknownCosts: number
  /** Orders with no known postage. */
  unknownPostage: number
}

export interface MonthProfit extends ProfitSums, UnknownCosts {
  /** Sold offline, for real money in any mode; a part of `sales`. */
  offline: Cents
}

/** `tax`: on sales less refunds, within prices or on top, in the smallest unit. */
export function toProfit(sums: LedgerSums, tax: Cents): ProfitSums {
  const of = (line: ProfitLine) =>
    sumOfEntries(
      sums,
      entryKinds.filter((kind) => lineOfKind[kind] === line),
    )
  const [making, postage, replacements] = [of('making'), of('postage'), of('replacements')]
  return {
    sales: of('sales'),
    tax: 0 - tax,
    refunds: of('refunds'),
    fees: of('fees'),
    making,
    postage,
    replacements,
    costs: making + postage + replacements,
    profit: sumOfEntries(sums) - tax,
  }
}
