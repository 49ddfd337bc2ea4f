import { describe, expect, it } from 'vitest'
import { zoneCity } from './copy.ts'
import { dayAfter, dayIn, isDay, minuteIn, momentIn, startOfDay } from './zone.ts'

describe('days in a time zone', () => {
  it.each([
    ['2026-07-01', 'UTC', '2026-07-01T00:00:00Z'],
    ['2026-07-01', 'America/Chicago', '2026-07-01T05:00:00Z'],
    ['2026-03-08', 'America/Chicago', '2026-03-08T06:00:00Z'],
    ['2026-03-09', 'America/Chicago', '2026-03-09T05:00:00Z'],
    ['2026-04-05', 'Australia/Sydney', '2026-04-04T13:00:00Z'],
    ['2026-10-04', 'Australia/Sydney', '2026-10-03T14:00:00Z'],
    // Midnight itself is skipped.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00Z'],
    ['2018-02-18', 'America/Sao_Paulo', '2018-02-18T03:00:00Z'],
    ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00Z'],
  ])('%s in %s begins at %s', (day, zone, moment) => {
    expect(new Date(startOfDay(day, zone)).toISOString()).toBe(moment.replace('Z', '.000Z'))
  })

  it.each([
    ['is itself', '2026-07-01T14:05', 'America/Chicago', '2026-07-01T19:05Z'],
    ['comes twice: the first', '2026-11-01T01:30', 'America/Chicago', '2026-11-01T06:30Z'],
    ['comes twice: the first', '2026-10-25T01:30', 'Europe/London', '2026-10-25T00:30Z'],
    ['comes twice: the first', '2026-04-05T02:30', 'Australia/Sydney', '2026-04-04T15:30Z'],
    ['is skipped: as long after', '2026-03-08T02:30', 'America/Chicago', '2026-03-08T08:30Z'],
    ['is skipped: as long after', '2026-03-29T01:30', 'Europe/London', '2026-03-29T01:30Z'],
    ['is skipped with its day', '2011-12-30T12:00', 'Pacific/Apia', '2011-12-30T22:00Z'],
  ])('a time that %s (%s in %s)', (_, local, zone, moment) => {
    expect(new Date(momentIn(local, zone)).toISOString()).toBe(moment.replace('Z', ':00.000Z'))
  })

  it('says day and minute as the zone’s clocks do', () => {
    const at = Date.parse('2026-03-08T07:59:59Z')
    expect(minuteIn(at, 'America/Chicago')).toBe('2026-03-08 01:59')
    expect(minuteIn(at + 1000, 'America/Chicago')).toBe('2026-03-08 03:00')
    expect(dayIn(at, 'Pacific/Auckland')).toBe('2026-03-08')
    expect(minuteIn(Date.parse('2026-01-01T00:00:00Z'), 'UTC')).toBe('2026-01-01 00:00')
  })

  it('knows the day after a day, and refuses an impossible day', () => {
    expect(dayAfter('2026-12-31')).toBe('2027-01-01')
    expect(['2026-02-29', '2026-13-01', '26-1-1', ''].map(isDay)).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(isDay('2028-02-29')).toBe(true)
  })
})

it.each([
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('is told by the city of %s: %s', (zone, city) => {
  expect(zoneCity(zone)).toBe(city)
})
