import { describe, expect, it } from 'vitest'
import { isPeriod, neighbour, periodDays } from './period.ts'

describe('a period', () => {
  it.each(['2026', '2026-01', '2026-12'])('may be %s', (text) => {
    expect(isPeriod(text)).toBe(true)
  })

  it.each(['26', '2026-13', '2026-1', '2026-00', 'now', ''])('is never %s', (text) => {
    expect(isPeriod(text)).toBe(false)
  })

  it('knows its days and its neighbours at the turn of a year', () => {
    expect(periodDays('2026-12')).toEqual({ from: '2026-12-01', until: '2027-01-01' })
    expect(periodDays('2026')).toEqual({ from: '2026-01-01', until: '2027-01-01' })
    expect([neighbour('2026-12', 1), neighbour('2026-01', -1), neighbour('2026', 1)]).toEqual([
      '2027-01',
      '2025-12',
      '2027',
    ])
  })
})
