import { dropsCopy } from './copy.ts'

const noBreak = '\u00a0'

/** A line breaks before the month or the time alone. */
export function momentInWords(at: number, zone: string): string {
  const words = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    // 'ET', 'Germany Time': a short name would be 'GMT+1' where English has none.
    timeZoneName: 'shortGeneric',
  }).format(at)
  return words.replaceAll(/ (?=\d|[AP]M\b)|(?<=[AP]M) /g, noBreak)
}

export function timeLeft(milliseconds: number): string {
  if (milliseconds <= 0) return dropsCopy.now
  if (milliseconds < 60_000) return dropsCopy.inLess
  const minutes = Math.ceil(milliseconds / 60_000)
  if (minutes < 60) return dropsCopy.inMinutes(minutes)
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return dropsCopy.inHours(hours, minutes % 60)
  return dropsCopy.inDays(Math.floor(hours / 24))
}
