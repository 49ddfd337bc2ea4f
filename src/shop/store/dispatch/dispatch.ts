import { dayAfter, dayIn, momentIn, startOfDay } from '#platform/time/zone.ts'

/* Days are in the studio's calendar, '2026-12-03'; moments are epoch milliseconds (decision 52). */

/** Both included. */
export interface DayRange {
  from: string
  to: string
  /** Only the last day was promised: `from` is that day, too. */
  latest?: true
}

export interface DayCount {
  from: number
  to: number
}

export type Source = 'stock' | 'made' | 'printer'

/** Both included; `until` null: no end is known. */
export interface Closure {
  from: string
  until: string | null
}

export interface DispatchTerms {
  /** IANA. */
  timeZone: string
  /** '15:00': later orders count from the next day; null: midnight. */
  cutOff: string | null
  /** 0 is Sunday. At least one. */
  weekdays: readonly number[]
  closed: readonly Closure[]
  /** Count by the studio's calendar in the studio, by Mondays to Fridays at a printer. */
  days: Record<Source, DayCount>
}

/** Null: unknown. */
export interface ParcelDates {
  by: 'studio' | 'printer'
  leaves: DayRange | null
  arrives: DayRange | null
}

/** Days. A calendar without an open day for longer is a mistake, so no date is shown. */
const farthest = 800

/** Days that a finished parcel may wait for the next of these weekdays; 0 is Sunday. */
export function longestWait(weekdays: readonly number[]): number {
  const days = weekdays.toSorted((a, b) => a - b)
  const gaps = days.map((weekday, at) => (days[at + 1] ?? (days[0] ?? 0) + 7) - weekday)
  return Math.max(1, ...gaps) - 1
}

export function dispatchSource(isMade: boolean, byPrinter: boolean): Source {
  if (byPrinter) return 'printer'
  return isMade ? 'made' : 'stock'
}

/** `days` may be negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Negative when `to` is before `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

export function orderDay(terms: Pick<DispatchTerms, 'timeZone' | 'cutOff'>, now: number): string {
  const { timeZone, cutOff } = terms
  const today = dayIn(now, timeZone)
  const isLate = cutOff !== null && now >= momentIn(`${today}T${cutOff}`, timeZone)
  return isLate ? dayAfter(today) : today
}

function endOfOrders({ timeZone, cutOff }: Pick<DispatchTerms, 'timeZone' | 'cutOff'>, on: string) {
  return cutOff === null
    ? startOfDay(dayAfter(on), timeZone)
    : momentIn(`${on}T${cutOff}`, timeZone)
}

/** Epoch milliseconds at which a shown date or number of days changes by itself. */
export function dispatchDateChanges(
  terms: Pick<DispatchTerms, 'timeZone' | 'cutOff'>,
  now: number,
) {
  const counted = orderDay(terms, now)
  const today = dayIn(now, terms.timeZone)
  const begun = startOfDay(today, terms.timeZone)
  return {
    last: Math.max(endOfOrders(terms, addDays(counted, -1)), begun),
    next: Math.min(endOfOrders(terms, counted), endOfDay(today, terms.timeZone)),
  }
}

/** For an order placed now; null: the studio is closed without a known end. */
export function dispatchDays(source: Source, terms: DispatchTerms, now: number): DayRange | null {
  const first = orderDay(terms, now)
  const calendar = calendarOf(source, terms)
  const { from, to } = terms.days[source]
  const earliest = leavingDay(first, from, calendar)
  const latest = leavingDay(first, to, calendar)
  return earliest !== null && latest !== null ? { from: earliest, to: latest } : null
}

/** Null: unknown. */
export function arrivalDays(leaves: DayRange | null, transit: DayCount | null): DayRange | null {
  if (leaves === null || transit === null) return null
  return { from: addDays(leaves.from, transit.from), to: addDays(leaves.to, transit.to) }
}

/** The studio's parcel leaves with its slowest product. `transit` null: unknown, or pickup. */
export function planParcels(
  sources: readonly Source[],
  terms: DispatchTerms,
  transit: DayCount | null,
  now: number,
): ParcelDates[] {
  const pieces = [...new Set(sources)].map((source): ParcelDates => {
    const leaves = dispatchDays(source, terms, now)
    const by = source === 'printer' ? 'printer' : 'studio'
    return { by, leaves, arrives: arrivalDays(leaves, transit) }
  })
  return bySender(pieces)
}

export function bySender(parts: readonly ParcelDates[]): ParcelDates[] {
  return (['printer', 'studio'] as const).flatMap((by) => {
    const own = parts.filter((part) => part.by === by)
    return own.length > 1 ? [{ by, ...altogether(own) }] : own
  })
}

/** Null: unknown. */
export function altogether(parcels: readonly ParcelDates[]): Omit<ParcelDates, 'by'> {
  return {
    leaves: latestRange(parcels.map(({ leaves }) => leaves)),
    arrives: latestRange(parcels.map(({ arrives }) => arrives)),
  }
}

/** Calendar days from now, for machines; null: the studio is closed without a known end. */
export function handlingDays(source: Source, terms: DispatchTerms, now: number): DayCount | null {
  const leaves = dispatchDays(source, terms, now)
  if (leaves === null) return null
  const today = dayIn(now, terms.timeZone)
  return { from: daysBetween(today, leaves.from), to: daysBetween(today, leaves.to) }
}

export function endOfDay(day: string, timeZone: string): number {
  return startOfDay(dayAfter(day), timeZone)
}

/** Null when a range is unknown. */
export function latestRange(ranges: readonly (DayRange | null)[]): DayRange | null {
  const known = ranges.filter((range) => range !== null)
  const last = (days: string[]) => days.toSorted().at(-1)
  const from = last(known.map((range) => range.from))
  const to = last(known.map((range) => range.to))
  return from && to && known.length === ranges.length ? { from, to } : null
}

interface Calendar {
  closed: readonly Closure[]
  counts(weekday: number): boolean
  leaves(weekday: number): boolean
}

function calendarOf(source: Source, { weekdays, closed }: DispatchTerms): Calendar {
  // A printer also prints while the studio is closed.
  if (source === 'printer')
    return { closed: [], counts: isMondayToFriday, leaves: isMondayToFriday }
  return { closed, counts: () => true, leaves: (weekday) => weekdays.includes(weekday) }
}

const isMondayToFriday = (weekday: number) => weekday >= 1 && weekday <= 5

/** Null: unknown. */
function leavingDay(first: string, days: number, calendar: Calendar): string | null {
  let on: string | null = nextOpen(first, calendar.counts, calendar.closed)
  for (let left = days; left > 0 && on !== null; left--) {
    on = nextOpen(dayAfter(on), calendar.counts, calendar.closed)
  }
  return on && nextOpen(on, calendar.leaves, calendar.closed)
}

function nextOpen(
  first: string,
  will: (weekday: number) => boolean,
  closed: readonly Closure[],
): string | null {
  let on = first
  for (let looked = 0; looked < farthest; looked++) {
    const closure = closed.find(({ from, until }) => from <= on && (until === null || on <= until))
    if (closure?.until === null) return null
    if (closure) on = dayAfter(closure.until)
    else if (will(new Date(on).getUTCDay())) return on
    else on = dayAfter(on)
  }
  return null
}
