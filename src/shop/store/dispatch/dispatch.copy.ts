import { timeCopy } from '#platform/time/copy.ts'
import { dayInWords, monthAndDay } from '#platform/time/zone.ts'
import {
  bySender,
  type DayCount,
  type DayRange,
  type DispatchTerms,
  longestWait,
  type ParcelDates,
} from './dispatch.ts'

/** 'December 3', 'December 3 to 9', 'December 30 to January 4'. */
export function rangeInWords({ from, to }: DayRange): string {
  if (from === to) return monthAndDay(from)
  const last = from.slice(0, 7) === to.slice(0, 7) ? String(Number(to.slice(8))) : monthAndDay(to)
  return `${monthAndDay(from)} to ${last}`
}

/** After a verb: 'on December 3', 'between December 3 and 9', 'by January 9, 2027'. */
export function when(range: DayRange): string {
  if (range.latest) return `by ${dayInWords(range.to)}`
  const words = rangeInWords(range)
  return range.from === range.to ? `on ${words}` : `between ${words.replace(' to ', ' and ')}`
}

export type Delivery = 'sent' | 'pickup' | 'not_chosen'

/** `which`: 'It', or the name of one of two parcels. */
export function parcelInWords(
  { by, leaves, arrives }: ParcelDates,
  delivery: Delivery = 'sent',
  which = 'It',
): string {
  const where = by === 'printer' ? 'printer' : 'studio'
  if (leaves === null) return `I can’t say yet when ${which.toLowerCase()} leaves the ${where}.`
  if (delivery === 'pickup') return `${which} is ready for you at the studio ${when(leaves)}.`
  const left = `${which} leaves the ${where} ${when(leaves)}`
  if (arrives !== null) return `${left}, and should be with you ${when(arrives)}.`
  return delivery === 'not_chosen'
    ? `${left}. Choose where it goes, and I can say when it should be there.`
    : `${left}. I can’t promise how long the post takes after that.`
}

export function parcelsInWords(
  parts: readonly ParcelDates[],
  delivery: Delivery = 'sent',
): string[] {
  const parcels = bySender(parts)
  return parcels.map((parcel, at) =>
    parcelInWords(
      parcel,
      delivery,
      parcels.length === 1 ? 'It' : at === 0 ? 'One parcel' : 'The other',
    ),
  )
}

export const parcelRule = (printedElsewhere: boolean): string =>
  printedElsewhere
    ? 'The printer sends the art prints that it makes, the studio everything else. An order with both comes in two parcels.'
    : 'What you order together comes in one parcel.'

const daysInWords = ({ from, to }: DayCount, working = '') =>
  `${from === to ? to : `${from} to ${to}`}${working} ${to === 1 ? 'day' : 'days'}`

/** 'on Mondays and Thursdays', 'from Monday to Friday'; '' where parcels leave every day. */
function leavingWeekdays(weekdays: readonly number[]): string {
  const fromMonday = [1, 2, 3, 4, 5, 6, 0].filter((weekday) => weekdays.includes(weekday))
  const names = fromMonday.map((weekday) => timeCopy.weekdays[weekday] ?? '')
  if (names.length === 7) return ''
  if (names.join() === timeCopy.weekdays.slice(1, 6).join()) return 'from Monday to Friday'
  return `on ${new Intl.ListFormat('en').format(names.map((name) => `${name}s`))}`
}

export function leavingDays({ days, weekdays }: DispatchTerms, printedElsewhere: boolean): string {
  const made = daysInWords(days.made)
  const prints = printedElsewhere
    ? `Art prints that the printer makes leave the printer in ${daysInWords(days.printer, ' working')}, other pieces that are made to order leave the studio in ${made}`
    : `Pieces that are made to order leave the studio in ${made}`
  const leave = leavingWeekdays(weekdays)
  return [
    `${prints}, and pieces that are ready in ${daysInWords(days.stock)}.`,
    ...(leave
      ? [`Parcels leave the studio ${leave} only, so a piece may wait for the next of these days.`]
      : []),
  ].join(' ')
}

/** For 'up to {days} days': '8', a printer's '5 working'. */
export const mostPrintDays = (
  { days, weekdays }: DispatchTerms,
  printedElsewhere: boolean,
): string =>
  printedElsewhere ? `${days.printer.to} working` : String(days.made.to + longestWait(weekdays))
