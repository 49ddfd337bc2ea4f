import { dayIn } from '#platform/time/zone.ts'

export interface StoredBackup {
  name: string
  /** Epoch milliseconds. */
  at: number
}

export const newestFirst = (a: StoredBackup, b: StoredBackup) =>
  b.at - a.at || b.name.localeCompare(a.name)

const kept = { last: 2, days: 7, weeks: 4, months: 12 }
const dayLength = 24 * 60 * 60 * 1000

/**
 * The newest copy of each of the last seven days, four weeks and twelve months, and the last two
 * copies, because one of them may be damaged. `zone`: IANA.
 */
export function copiesToKeep(copies: readonly StoredBackup[], zone: string): Set<string> {
  const newest = copies.toSorted(newestFirst)
  const days = newest.map(({ name, at }) => ({ name, day: dayIn(at, zone) }))
  const firsts = (count: number, of: (day: string) => string | number) => {
    const found = new Map<string | number, string>()
    for (const { name, day } of days) if (!found.has(of(day))) found.set(of(day), name)
    return [...found.values()].slice(0, count)
  }
  return new Set([
    ...newest.slice(0, kept.last).map(({ name }) => name),
    ...firsts(kept.days, (day) => day),
    ...firsts(kept.weeks, weekOf),
    ...firsts(kept.months, (day) => day.slice(0, 7)),
  ])
}

/** Weeks begin on Monday; 1 January 1970 was a Thursday. */
const weekOf = (day: string) => Math.floor((Date.parse(day) / dayLength + 3) / 7)
