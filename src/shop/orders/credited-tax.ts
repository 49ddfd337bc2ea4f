import type { Cents } from '#kernel/money.ts'

/** What was paid of an order, and what of it is tax. */
interface Taxed {
  total: Cents
  tax: Cents
}

/**
 * The tax within what brings the sum paid back of an order from one to another; below zero when more goes
 * back. Whatever the parts, all that was paid has the order's tax.
 */
export function creditedTax({ total, tax }: Taxed, from: Cents, to: Cents): Cents {
  const upTo = (sum: Cents) => (total <= 0 ? 0 : Math.round((tax * Math.min(sum, total)) / total))
  return upTo(from) - upTo(to)
}
