import { dayInWords } from '#platform/time/zone.ts'
import type { OrderPresent } from './order.ts'

/** Empty for an order that is no present. */
export function presentWords({ giftNote, withoutPrices, wantedBy }: OrderPresent): string[] {
  if (!withoutPrices) return []
  return [
    giftNote === null ? 'It comes without a note.' : `“${giftNote}”`,
    'No paper of the studio in the parcel shows a price.',
    ...(wantedBy === null ? [] : [`Wished to arrive by ${dayInWords(wantedBy)}.`]),
  ]
}
