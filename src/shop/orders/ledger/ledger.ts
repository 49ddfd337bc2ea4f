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
  pieces: ledgerCopy.pieces,
  shipping: ledgerCopy.shipping,
  discount: ledgerCopy.discounts,
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
  postage: ledgerCopy.postage,
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
