/** '2026' or '2026-03'. */
export type Period = string

export function isPeriod(text: string): boolean {
  return /^20\d\d(-(0[1-9]|1[0-2]))?$/.test(text)
}

/** The first days of the period and the next: '2026-03-01' and '2026-04-01'. */
export function periodDays(period: Period): { from: string; until: string } {
  const [year = 0, month] = period.split('-').map(Number)
  const first = (y: number, m: number) => `${y}-${String(m).padStart(2, '0')}-01`
  if (month === undefined) return { from: first(year, 1), until: first(year + 1, 1) }
  return {
    from: first(year, month),
    until: month === 12 ? first(year + 1, 1) : first(year, month + 1),
  }
}

export function neighbour(period: Period, by: -1 | 1): Period {
  const [year = 0, month] = period.split('-').map(Number)
  if (month === undefined) return String(year + by)
  const at = year * 12 + (month - 1) + by
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

export function monthsIn(year: string): Period[] {
  return Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`)
}
