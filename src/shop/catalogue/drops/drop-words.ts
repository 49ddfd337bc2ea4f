import { dropsCopy } from './copy.ts'

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
