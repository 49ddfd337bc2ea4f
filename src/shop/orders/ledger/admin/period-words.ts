/** 'March 2026', or '2026' as it is. */
export function periodWords(period: string): string {
  return period.length === 4 ? period : inWords(`${period}-15`, { month: 'long', year: 'numeric' })
}

/** '8 March' for a day, 'March' for a month. */
export function timeInWords(time: string): string {
  return time.length === 7
    ? inWords(`${time}-15`, { month: 'long' })
    : inWords(time, { month: 'long', day: 'numeric' })
}

function inWords(day: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}
