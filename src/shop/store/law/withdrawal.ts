import { isUnderEuLaw } from './countries.ts'

/** Directive 2011/83 Art. 9, and the Consumer Contracts Regulations 2013 of the United Kingdom. */
export function mayWithdraw(country: string): boolean {
  return isUnderEuLaw(country) || country === 'GB'
}

/** Days. Directive 2011/83 Art. 9; the Consumer Contracts Regulations 2013, reg. 30. */
export const withdrawalDays = 14

export type WithdrawalRight = 'all' | 'some' | 'none'

/** `some`: buyers in a part of these countries may withdraw. */
export function withdrawalRight(countries: readonly string[]): WithdrawalRight {
  if (!countries.some(mayWithdraw)) return 'none'
  return countries.every(mayWithdraw) ? 'all' : 'some'
}

/** The studio's own days of returns; the law's are the least where all buyers may withdraw. */
export function lawfulReturnDays(days: number, right: WithdrawalRight): number {
  return right === 'all' ? Math.max(days, withdrawalDays) : days
}

/** '' where it isn't known. A pickup counts as a sale in the studio's own country. */
export function contractCountry(
  { shipTo, pickup }: { shipTo: { country: string } | null; pickup: string | null },
  home: string,
): string {
  return shipTo?.country ?? (pickup === null ? '' : home)
}

/** An order keeps its right when the shop stops sending to its country. */
export function statedRight(
  order: Parameters<typeof contractCountry>[0] | null,
  { country, countries }: { country: string; countries: readonly string[] },
): WithdrawalRight {
  if (order && mayWithdraw(contractCountry(order, country))) return 'all'
  return withdrawalRight([country, ...countries])
}

/**
 * Goods made to one buyer's wishes: Directive 2011/83 Art. 16(c), Consumer Contracts Regulations
 * 2013 reg. 28(1)(b).
 */
export const isExempt = ({ personalised }: { personalised?: boolean }): boolean =>
  personalised === true

export const isAllExempt = (goods: readonly { personalised?: boolean }[]): boolean =>
  goods.length > 0 && goods.every(isExempt)
