import { timeCopy } from '#platform/time/copy.ts'
import { dayIn, minuteIn } from '#platform/time/zone.ts'

/* Days in words, in the studio's time zone: the same on the server and in the browser. */

const { months, weekdays } = timeCopy

export interface Clocks {
  /** Epoch milliseconds at which the page was read. */
  now: number
  zone: string
}

/** 'Today', 'Yesterday', 'Tuesday, May 5', 'May 5, 2025'. */
export function dayWords(at: number, { now, zone }: Clocks): string {
  const day = dayIn(at, zone)
  const today = dayIn(now, zone)
  const apart = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000)
  if (apart === 0) return 'Today'
  if (apart === 1) return 'Yesterday'
  const date = new Date(`${day}T00:00:00Z`)
  const words = `${months[date.getUTCMonth()]} ${date.getUTCDate()}`
  if (day.slice(0, 4) !== today.slice(0, 4)) return `${words}, ${day.slice(0, 4)}`
  return `${weekdays[date.getUTCDay()]}, ${words}`
}

/** In the middle of a sentence: 'today', 'Tuesday, May 5'. */
export function dayInside(at: number, clocks: Clocks): string {
  const words = dayWords(at, clocks)
  return /^(?:Today|Yesterday)$/.test(words) ? words.toLowerCase() : words
}

/** 'May 5, 2025'. */
export function dateWords(at: number, zone: string): string {
  const date = new Date(`${dayIn(at, zone)}T00:00:00Z`)
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/** '2:05 pm'. */
export function timeWords(at: number, zone: string): string {
  const [hour = 0, minute = 0] = minuteIn(at, zone).slice(11).split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}
