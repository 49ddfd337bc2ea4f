import { dropsCopy } from './copy.ts'

/** 'Friday, December 4, 7:00 PM EST': a moment by a zone's clocks. */
export function momentInWords(at: number, zone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at)
}

/** Milliseconds as a countdown: 'in 2 days', 'in 3 h 5 min', 'in 42 s'. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds <= 0) return 'now'
  if (seconds < 120) return dropsCopy.inS(seconds)
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 90) return dropsCopy.inMin(minutes)
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return dropsCopy.inHMin(hours, minutes % 60)
  return dropsCopy.inDays(Math.floor(hours / 24))
}
