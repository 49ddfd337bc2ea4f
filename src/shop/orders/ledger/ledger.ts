import type { Cents } from '#platform/money/money.ts'

/*
 * The kinds of the ledger's rows (decision 36). A row's amount is positive when it comes to the shop.
 */

/** What was paid and what became of it at the payment provider: these rows add up to what it holds. */
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

/** What an order cost the studio elsewhere, as its owner wrote it down. */
export const costKinds = ['print_cost', 'postage'] as const
export type CostKind = (typeof costKinds)[number]

/** What came in without the payment provider. */
export const outsideKinds = ['outside'] as const

/** What a printer charged for an order, as it told it; the owner's own word of `print_cost` counts instead. */
export const toldKinds = ['printer_cost'] as const

export const entryKinds = [...accountKinds, ...outsideKinds, ...toldKinds, ...costKinds] as const
export type EntryKind = (typeof entryKinds)[number]

/** Sums by kind, in cents; a kind without rows is absent. */
export type LedgerSums = Partial<Record<EntryKind, Cents>>

/** What the kinds are called, for the owner. */
export const entryWords: Record<EntryKind, string> = {
  pieces: 'Pieces',
  shipping: 'Shipping',
  discount: 'Discounts',
  tax: 'Tax on top',
  other: 'Paid beside an order’s sum',
  refund: 'Paid back',
  dispute: 'Lost in disputes',
  fee: 'The payment provider’s fees',
  refund_fee: 'Its fees for refunds',
  dispute_fee: 'Its fees for disputes',
  outside: 'Sold elsewhere',
  printer_cost: 'What the printer charged',
  print_cost: 'What prints cost',
  postage: 'Postage',
}

/** What rows of some kinds come to. */
export function sumOfEntries(sums: LedgerSums, kinds: readonly EntryKind[] = entryKinds): Cents {
  return kinds.reduce((sum, kind) => sum + (sums[kind] ?? 0), 0)
}

/** What was sold to a country at a rate. */
export interface CountryTax {
  /** ISO 3166-1 alpha-2, 'US-NY' for a state that is taxed, or '' where it isn't known. */
  country: string
  /** Hundredths of a percent; null: none was told, or the payment provider reckoned it. */
  rate: number | null
  /** Its tax included. */
  gross: Cents
  tax: Cents
}

/** '2026' or '2026-03'. */
export type Period = string

export function isPeriod(text: string): boolean {
  return /^20\d\d(-(0[1-9]|1[0-2]))?$/.test(text)
}

/** The first days of a period and of what follows it: '2026-03-01' and '2026-04-01'. */
export function daysOf(period: Period): { from: string; until: string } {
  const [year = 0, month] = period.split('-').map(Number)
  const first = (y: number, m: number) => `${y}-${String(m).padStart(2, '0')}-01`
  if (month === undefined) return { from: first(year, 1), until: first(year + 1, 1) }
  return {
    from: first(year, month),
    until: month === 12 ? first(year + 1, 1) : first(year, month + 1),
  }
}

/** The period before or after one, of the same length. */
export function neighbour(period: Period, by: -1 | 1): Period {
  const [year = 0, month] = period.split('-').map(Number)
  if (month === undefined) return String(year + by)
  const at = year * 12 + (month - 1) + by
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** The months of a year. */
export function monthsOf(year: string): Period[] {
  return Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`)
}
