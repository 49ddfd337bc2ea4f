import type { Cents } from '#platform/money/money.ts'
import { ledgerCopy } from './copy.ts'

/* Decision 36. A positive amount comes to the shop. */

/** These rows add up to the balance at the payment provider. */
export const accountKinds = [
  'pieces',
  'shipping',
  'discount',
  'tax',
  'other',
  'refund',
  'dispute',
  'fee',
  'refund_fee',
  'dispute_fee',
] as const

export const costKinds = ['print_cost', 'postage'] as const
export type CostKind = (typeof costKinds)[number]

export const outsideKinds = ['outside'] as const

/** The owner's `print_cost` counts instead. */
export const toldKinds = ['printer_cost'] as const

/**
 * By costs and rates of the day of payment; costs that the owner writes on an order replace them.
 */
export const computedKinds = ['made', 'posted', 'replacement'] as const

export const entryKinds = [
  ...accountKinds,
  ...outsideKinds,
  ...toldKinds,
  ...computedKinds,
  ...costKinds,
] as const
export type EntryKind = (typeof entryKinds)[number]

/** Cents; a kind without rows is absent. */
export type LedgerSums = Partial<Record<EntryKind, Cents>>

export const entryWords: Record<EntryKind, string> = {
  pieces: 'Pieces',
  shipping: 'Shipping',
  discount: 'Discounts',
  tax: ledgerCopy.taxOnTop,
  other: ledgerCopy.paidExtra,
  refund: ledgerCopy.refunded,
  dispute: ledgerCopy.lostInDisputes,
  fee: ledgerCopy.fees,
  refund_fee: ledgerCopy.refundFees,
  dispute_fee: ledgerCopy.disputeFees,
  outside: ledgerCopy.offlineSales,
  printer_cost: ledgerCopy.printerCharged,
  print_cost: ledgerCopy.printCosts,
  postage: 'Postage',
  made: ledgerCopy.made,
  posted: ledgerCopy.posted,
  replacement: ledgerCopy.replacement,
}

export function sumOfEntries(sums: LedgerSums, kinds: readonly EntryKind[] = entryKinds): Cents {
  return kinds.reduce((sum, kind) => sum + (sums[kind] ?? 0), 0)
}

export interface CountryTax {
  /** ISO 3166-1 alpha-2, 'US-NY' for a taxed state, or '' where it isn't known. */
  country: string
  /** Hundredths of a percent; null: none was given, or the payment provider computed the tax. */
  rate: number | null
  /** Tax included. */
  gross: Cents
  tax: Cents
}

/** '2026' or '2026-03'. */
export type Period = string

export function isPeriod(text: string): boolean {
  return /^20\d\d(-(0[1-9]|1[0-2]))?$/.test(text)
}

/** The first days of the period and the next: '2026-03-01' and '2026-04-01'. */
export function periodDays(period: Period): { from: string; until: string } {
  const [year = 0, month] = period.split('-').map(Number)
  const first = (y: number, m: number) => `${y}-${String(m).padStart(2, '0')}-01`
  if (month === undefined) return { from: first(year, 1), until: first(year + 1, 1) }
  return {
    from: first(year, month),
    until: month === 12 ? first(year + 1, 1) : first(year, month + 1),
  }
}

export function neighbour(period: Period, by: -1 | 1): Period {
  const [year = 0, month] = period.split('-').map(Number)
  if (month === undefined) return String(year + by)
  const at = year * 12 + (month - 1) + by
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

export function monthsIn(year: string): Period[] {
  return Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`)
}
