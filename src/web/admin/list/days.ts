import { day } from '#platform/time/clock.ts'
import { timeCopy } from '#platform/time/copy.ts'
import { dayIn, dayInWords, minuteIn, monthAndDay } from '#platform/time/zone.ts'

/* In the studio's time zone: the same on the server and in the browser. */

export interface Clocks {
  /** Epoch milliseconds. */
  now: number
  zone: string
}

export function dayWords(at: number, { now, zone }: Clocks): string {
  const on = dayIn(at, zone)
  const today = dayIn(now, zone)
  const apart = Math.round((Date.parse(today) - Date.parse(on)) / day)
  if (apart === 0) return 'Today'
  if (apart === 1) return 'Yesterday'
  if (on.slice(0, 4) !== today.slice(0, 4)) return dayInWords(on)
  return `${timeCopy.weekdays[new Date(on).getUTCDay()]}, ${monthAndDay(on)}`
}

export function dayInside(at: number, clocks: Clocks): string {
  const words = dayWords(at, clocks)
  return /^(?:Today|Yesterday)$/.test(words) ? words.toLowerCase() : words
}

/** In whole days, '3 days ago'. `within`: less than a day ago; absent: 'today'. */
export function daysAgo(at: number, now: number, within?: string): string {
  const days = Math.max(0, Math.floor((now - at) / day))
  if (days === 0 && within !== undefined) return within
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-days, 'day')
}

export function timeWords(at: number, zone: string): string {
  const [hour = 0, minute = 0] = minuteIn(at, zone).slice(11).split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}
