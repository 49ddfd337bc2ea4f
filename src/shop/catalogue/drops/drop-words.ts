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
  if (seconds < 120) return `in ${seconds} s`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 90) return `in ${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return `in ${hours} h ${minutes % 60} min`
  return `in ${Math.floor(hours / 24)} days`
}
