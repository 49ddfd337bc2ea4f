import type { Currency } from '#platform/money/currency.ts'
import { formatMoney } from '#platform/money/money.ts'
import { dateInWords } from '#platform/time/zone.ts'
import { type Discount, hasBegun, isOver } from '#shop/checkout/discounts/discount.ts'
import { discountsAdminCopy } from './copy.ts'

export function discountState(
  code: Discount,
  titles: CollectionTitles,
  now: number,
): 'open' | 'coming' | 'used_up' | 'for_nothing' | 'over' {
  const { endedAt, most, used } = code
  if (endedAt !== null || isOver(code, now)) return 'over'
  if (isForNothing(code, titles)) return 'for_nothing'
  if (most !== null && used >= most) return 'used_up'
  return hasBegun(code, now) ? 'open' : 'coming'
}

function isForNothing({ scope }: Discount, titles: CollectionTitles): boolean {
  if (scope === null || scope.kinds.length > 0 || scope.pieces.length > 0) return false
  return !scope.collections.some((id) => titles.has(id))
}

export function discountsFor(
  discounts: readonly Discount[],
  collection: number,
  now: number,
): string[] {
  return discounts
    .filter(
      (code) =>
        code.endedAt === null && !isOver(code, now) && code.scope?.collections.includes(collection),
    )
    .map(({ code }) => code)
}

export type CollectionTitles = ReadonlyMap<number, string>

/** '10% off, from $50.00 on, until May 5, 2026' */
export function discountWords(
  code: Discount,
  titles: CollectionTitles,
  zone: string,
  currency: Currency,
): string {
  const { percent, amount, freeShipping, scope, least, startsAt, endsAt } = code
  const off = [
    percent !== null && `${percent}% off`,
    amount !== null && discountsAdminCopy.sumOff(formatMoney(amount, currency)),
    freeShipping && discountsAdminCopy.shipsFree,
  ].filter(Boolean)
  const kinds = scope?.kinds.map((kind) => discountsAdminCopy.kinds[kind].toLowerCase()) ?? []
  const chosen = scope?.pieces.length ?? 0
  const pieces = [
    ...kinds,
    ...(scope?.collections.flatMap((id) => titles.get(id) ?? []) ?? []),
    ...(chosen > 0
      ? [chosen === 1 ? discountsAdminCopy.onePiece : discountsAdminCopy.pieceCount(chosen)]
      : []),
  ]
  return [
    off.join(' and '),
    pieces.length > 0 && discountsAdminCopy.forPieces(pieces.join(' and ')),
    isForNothing(code, titles) && discountsAdminCopy.forNothing,
    least > 0 && discountsAdminCopy.fromSum(formatMoney(least, currency)),
    code.oncePerBuyer && discountsAdminCopy.oncePerAddress,
    startsAt !== null && discountsAdminCopy.fromDay(dateInWords(startsAt, zone)),
    // The last included day.
    endsAt !== null && discountsAdminCopy.untilDay(dateInWords(endsAt - 1, zone)),
  ]
    .filter(Boolean)
    .join(', ')
}
