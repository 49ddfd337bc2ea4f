const short = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' })

/** '2026-11-26': ['Nov 26', '2026']. */
export function stampDay(day: string): [string, string] {
  return [short.format(new Date(`${day}T12:00:00Z`)), day.slice(0, 4)]
}

/** A letter's width as a share of its size, spacing included. */
const wide = 0.74
const [largest, least] = [17, 7]

/** The name, repeated around the stamp in letters that fit; `around` in the letters' unit. */
export function stampRound(name: string, around: number): { words: string; size: number } {
  const one = `${name} · `
  const times = Math.max(1, Math.floor(around / (one.length * largest * wide)))
  const words = one.repeat(times)
  const size = Math.min(largest, Math.max(least, Math.floor(around / (words.length * wide))))
  return { words, size }
}
