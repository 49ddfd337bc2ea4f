import { timeCopy } from '#platform/time/copy.ts'
import { dayIn, dayInWords, minuteIn, monthAndDay } from '#platform/time/zone.ts'

/* In the studio's time zone: the same on the server and in the browser. */

export interface Clocks {
  /** Epoch milliseconds. */
  now: number
  zone: string
}

export function dayWords(at: number, { now, zone }: Clocks): string {
  const day = dayIn(at, zone)
  const today = dayIn(now, zone)
  const apart = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000)
  if (apart === 0) return 'Today'
  if (apart === 1) return 'Yesterday'
  if (day.slice(0, 4) !== today.slice(0, 4)) return dayInWords(day)
  return `${timeCopy.weekdays[new Date(day).getUTCDay()]}, ${monthAndDay(day)}`
}

export function dayInside(at: number, clocks: Clocks): string {
  const words = dayWords(at, clocks)
  return /^(?:Today|Yesterday)$/.test(words) ? words.toLowerCase() : words
}

export function timeWords(at: number, zone: string): string {
  const [hour = 0, minute = 0] = minuteIn(at, zone).slice(11).split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}
