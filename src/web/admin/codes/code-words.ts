import { formatMoney } from '#kernel/money.ts'
import type { DiscountCode } from '#shop/discounts/discount.ts'
import { dateWords } from '../days.ts'
import { codesCopy } from './codes-copy.ts'

/** Whether a code can be used at a time, was ended or is over, or is yet to come. */
export function codeState(
  { startsAt, endsAt, endedAt, most, used }: DiscountCode,
  now: number,
): 'open' | 'coming' | 'used_up' | 'over' {
  if (endedAt !== null || (endsAt !== null && endsAt <= now)) return 'over'
  if (most !== null && used >= most) return 'used_up'
  return startsAt !== null && startsAt > now ? 'coming' : 'open'
}

/** The titles of galleries and series, by their ids. */
export type CollectionTitles = ReadonlyMap<number, string>

/** What a code takes off, of what: '10% off, from $50.00 on, until May 5, 2026'. */
export function codeWords(code: DiscountCode, titles: CollectionTitles, zone: string): string {
  const { percent, amount, freeShipping, scope, least, startsAt, endsAt } = code
  const off = [
    percent !== null && `${percent}% off`,
    amount !== null && `${formatMoney(amount)} off`,
    freeShipping && 'free shipping',
  ].filter(Boolean)
  const kinds = scope?.kinds.map((kind) => codesCopy.kinds[kind].toLowerCase()) ?? []
  const chosen = scope?.pieces.length ?? 0
  const pieces = [
    ...kinds,
    ...(scope?.collections.flatMap((id) => titles.get(id) ?? []) ?? []),
    ...(chosen > 0 ? [chosen === 1 ? 'one piece' : `${chosen} pieces`] : []),
  ]
  return [
    off.join(' and '),
    pieces.length > 0 && `for ${pieces.join(' and ')}`,
    scope !== null && pieces.length === 0 && codesCopy.forNothing,
    least > 0 && `from ${formatMoney(least)} on`,
    code.oncePerBuyer && 'once for each address',
    startsAt !== null && `from ${dateWords(startsAt, zone)}`,
    // The last day that is counted in.
    endsAt !== null && `until ${dateWords(endsAt - 1, zone)}`,
  ]
    .filter(Boolean)
    .join(', ')
}
