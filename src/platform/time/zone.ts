import { timeCopy } from './copy.ts'

/* By Intl alone: browsers run it, and a library for Temporal would add 17 KB to their scripts. */

const aDay = 86_400_000

const written = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter costs a hundred times as much as using it. */
function formatterOf(zone: string): Intl.DateTimeFormat {
  const made =
    written.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  written.set(zone, made)
  return made
}

/** Milliseconds ahead of UTC. */
function offsetAt(at: number, zone: string): number {
  const parts = formatterOf(zone).formatToParts(at)
  const {
    year = '',
    month,
    day,
    hour,
    minute,
    second,
  } = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  const local = `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}Z`
  return Date.parse(local) - Math.floor(at / 1000) * 1000
}

const localAt = (at: number, zone: string) => new Date(at + offsetAt(at, zone)).toISOString()

export function dayIn(at: number, zone: string): string {
  return localAt(at, zone).slice(0, 10)
}

export function minuteIn(at: number, zone: string): string {
  return localAt(at, zone).slice(0, 16).replace('T', ' ')
}

/** Epoch milliseconds. Where the clocks skip midnight, the first moment after the gap. */
export function startOfDay(day: string, zone: string): number {
  return momentIn(`${day}T00:00`, zone)
}

/** Epoch ms. The first of two equal times; a skipped time counts from the gap's beginning. */
export function momentIn(local: string, zone: string): number {
  const utc = Date.parse(`${local}:00Z`)
  // The clocks may turn on that day, in either direction.
  const before = utc - offsetAt(utc - aDay, zone)
  const after = utc - offsetAt(utc + aDay, zone)
  if (before === after) return before
  const [earlier, later] = [Math.min(before, after), Math.max(before, after)]
  return minuteIn(earlier, zone) === local.replace('T', ' ') ? earlier : later
}

export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + aDay).toISOString().slice(0, 10)
}

export function monthAndDay(day: string): string {
  return `${timeCopy.months[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8, 10))}`
}

export function dayInWords(day: string): string {
  return `${monthAndDay(day)}, ${Number(day.slice(0, 4))}`
}

/** `at` in epoch milliseconds. */
export function dateInWords(at: number, zone: string): string {
  return dayInWords(dayIn(at, zone))
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

export function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    return value !== ''
  } catch {
    return false
  }
}
