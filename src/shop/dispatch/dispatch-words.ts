import { dayInWords, monthAndDay } from '#kernel/zone.ts'
import type { DayRange, ParcelDates, PartDates } from './dispatch.ts'

/* Dates of leaving and arriving, in words. */

/** 'December 3', 'December 3 to 9', 'December 30 to January 4'. */
export function rangeInWords({ from, to }: DayRange): string {
  if (from === to) return monthAndDay(from)
  const last = from.slice(0, 7) === to.slice(0, 7) ? String(Number(to.slice(8))) : monthAndDay(to)
  return `${monthAndDay(from)} to ${last}`
}

/**
 * A range as it follows on a verb: 'on December 3', 'between December 3 and 9'; of the last day alone,
 * which may be far, 'by January 9, 2027'.
 */
export function when(range: DayRange): string {
  if (range.latest) return `by ${dayInWords(range.to)}`
  const words = rangeInWords(range)
  return range.from === range.to ? `on ${words}` : `between ${words.replace(' to ', ' and ')}`
}

/** What is known of where a parcel goes. */
export type Way = 'sent' | 'pickup' | 'not_chosen'

/** A parcel's dates as sentences; what nobody knows is said, too. */
export function parcelInWords({ by, leaves, arrives }: ParcelDates, way: Way = 'sent'): string {
  const where = by === 'printer' ? 'printer' : 'studio'
  if (leaves === null) return `When it leaves the ${where}, I can’t say yet.`
  if (way === 'pickup') return `It is ready for you at the studio ${when(leaves)}.`
  const left = `It leaves the ${where} ${when(leaves)}`
  if (arrives !== null) return `${left}, and should be with you ${when(arrives)}.`
  return way === 'not_chosen'
    ? `${left}. Choose where it goes, and I can say when it should be there.`
    : `${left}. How long the post takes after that, I can’t promise.`
}

const partNames = { prints: 'Your prints', studio: 'Your pieces' } as const

/** The dates of what is ordered together, part by part: a studio that makes its own prints sends both. */
export function parcelsInWords(parcels: readonly PartDates[], way: Way = 'sent'): string[] {
  const [only] = parcels
  if (parcels.length === 1 && only) return [parcelInWords(only, way)]
  const apart = parcels.some(({ by }) => by === 'printer')
  return parcels.map((parcel) => {
    const from = parcel.by === 'printer' ? 'The parcel from the printer' : 'All else'
    return `${apart ? from : partNames[parcel.kind]}: ${parcelInWords(parcel, way)}`
  })
}
