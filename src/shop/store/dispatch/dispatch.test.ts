import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayIn } from '#platform/time/zone.ts'
import {
  addDays,
  altogether,
  arrivalDays,
  type Closure,
  type DayCount,
  type DispatchTerms,
  dispatchDateChanges,
  dispatchDays,
  dispatchSource,
  endOfDay,
  handlingDays,
  orderDay,
  planParcels,
  type Source,
} from './dispatch.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const mondayToFriday = [1, 2, 3, 4, 5]
const days: Record<Source, DayCount> = {
  stock: { from: 1, to: 3 },
  made: { from: 3, to: 7 },
  printer: { from: 2, to: 5 },
}
const studio: DispatchTerms = {
  timeZone: 'America/Chicago',
  cutOff: null,
  weekdays: everyDay,
  closed: [],
  days,
}
/** Noon at the studio, in winter. */
const noon = (day: string) => Date.parse(`${day}T18:00:00Z`)
const closed = (from: string, until: string | null = from): Closure => ({ from, until })

describe('a piece leaves', () => {
  // 2026-11-23 is a Monday.
  it.each<[string, Source, string, Partial<DispatchTerms>, string | null, string?]>([
    ['within its days', 'stock', '2026-11-23', {}, '2026-11-24', '2026-11-26'],
    ['later when it is made first', 'made', '2026-11-23', {}, '2026-11-26', '2026-11-30'],
    ['over the end of a month', 'made', '2026-01-28', {}, '2026-01-31', '2026-02-04'],
    ['over the end of a year', 'made', '2026-12-28', {}, '2026-12-31', '2027-01-04'],
    ['over February of a leap year', 'stock', '2028-02-27', {}, '2028-02-28', '2028-03-01'],
    [
      'on the next day of packing',
      'stock',
      '2026-11-26',
      { weekdays: mondayToFriday },
      '2026-11-27',
      '2026-11-30',
    ],
    [
      'on the only day of packing',
      'stock',
      '2026-11-23',
      { weekdays: [2] },
      '2026-11-24',
      '2026-12-01',
    ],
    [
      'after a holiday, which counts for nothing',
      'stock',
      '2026-12-24',
      { closed: [closed('2026-12-25')] },
      '2026-12-26',
      '2026-12-28',
    ],
    [
      'after holidays in a row',
      'stock',
      '2026-12-23',
      { closed: [closed('2026-12-24'), closed('2026-12-25'), closed('2026-12-26')] },
      '2026-12-27',
      '2026-12-29',
    ],
    [
      'after closed days that overlap',
      'stock',
      '2026-12-23',
      { closed: [closed('2026-12-24', '2026-12-28'), closed('2026-12-26', '2027-01-02')] },
      '2027-01-03',
      '2027-01-05',
    ],
    [
      'before and after a vacation',
      'made',
      '2026-06-26',
      { closed: [closed('2026-07-01', '2026-07-20')] },
      '2026-06-29',
      '2026-07-23',
    ],
    [
      'after a vacation that ends on a weekend',
      'stock',
      '2026-07-10',
      { weekdays: mondayToFriday, closed: [closed('2026-07-01', '2026-07-17')] },
      '2026-07-20',
      '2026-07-21',
    ],
    [
      'nobody knows when, during a vacation without an end',
      'stock',
      '2026-07-10',
      { closed: [closed('2026-07-01', null)] },
      null,
    ],
    [
      'nobody knows when, if it may take until one',
      'made',
      '2026-06-26',
      { closed: [closed('2026-07-01', null)] },
      null,
    ],
    [
      'in time before a vacation without an end',
      'stock',
      '2026-06-26',
      { closed: [closed('2026-07-01', null)] },
      '2026-06-27',
      '2026-06-29',
    ],
    [
      'from the printer, on its own days',
      'printer',
      '2026-11-26',
      { weekdays: [2], closed: [closed('2026-11-27', null)] },
      '2026-11-30',
      '2026-12-03',
    ],
    [
      'from the printer, ordered on a Sunday',
      'printer',
      '2026-11-22',
      {},
      '2026-11-25',
      '2026-11-30',
    ],
    [
      'never, where years are closed',
      'stock',
      '2026-11-23',
      { weekdays: [2], closed: [closed('2026-11-23', null)] },
      null,
    ],
  ])('%s', (_, source, day, terms, from, to = '') => {
    const leaves = dispatchDays(source, { ...studio, ...terms }, noon(day))
    expect(leaves).toEqual(from === null ? null : { from, to })
  })

  it('on the same day, if it needs no making', () => {
    const at = { ...studio, days: { ...days, stock: { from: 0, to: 0 } } }
    expect(dispatchDays('stock', at, noon('2026-11-23'))).toEqual({
      from: '2026-11-23',
      to: '2026-11-23',
    })
    expect(handlingDays('stock', at, noon('2026-11-23'))).toEqual({ from: 0, to: 0 })
  })

  it('never on a closed day, nor on one without packing, nor before its days are over', () => {
    const day = fc.integer({ min: 0, max: 500 }).map((at) => addDays('2026-01-01', at))
    const closure = fc
      .tuple(day, fc.integer({ min: 0, max: 60 }))
      .map(([from, long]) => closed(from, addDays(from, long)))
    const weekdays = fc.uniqueArray(fc.constantFrom(...everyDay), { minLength: 1 })
    fc.assert(
      fc.property(day, fc.array(closure, { maxLength: 4 }), weekdays, (on, closures, packing) => {
        const leaves = dispatchDays(
          'made',
          { ...studio, weekdays: packing, closed: closures },
          noon(on),
        )
        if (leaves === null) throw new Error('every closure ends')
        for (const [end, least] of [
          [leaves.from, 3],
          [leaves.to, 7],
        ] as const) {
          expect(packing).toContain(new Date(end).getUTCDay())
          expect(closures.some(({ from, until }) => from <= end && end <= (until ?? ''))).toBe(
            false,
          )
          expect(end >= addDays(on, least)).toBe(true)
        }
        expect(leaves.from <= leaves.to).toBe(true)
      }),
    )
  })
})

describe('an order counts', () => {
  const at = (moment: string, cutOff: string | null) =>
    orderDay({ timeZone: 'America/Chicago', cutOff }, Date.parse(moment))

  it.each([
    ['from its day in the studio’s zone', '2026-11-24T05:59:59Z', null, '2026-11-23'],
    ['from the next at midnight', '2026-11-24T06:00:00Z', null, '2026-11-24'],
    ['from its day before the cut-off', '2026-11-24T20:59:59Z', '15:00', '2026-11-24'],
    ['from the next day after the cut-off', '2026-11-24T21:00:00Z', '15:00', '2026-11-25'],
    ['from the same day after midnight', '2026-11-25T06:30:00Z', '15:00', '2026-11-25'],
    // Clocks skip from 2:00 to 3:00, and in autumn 1:00 to 2:00 comes twice.
    ['by summer time', '2026-07-01T19:59:59Z', '15:00', '2026-07-01'],
    ['before a cut-off that the clocks skip', '2026-03-08T07:59:59Z', '02:30', '2026-03-08'],
    ['after a cut-off that the clocks skip', '2026-03-08T08:30:00Z', '02:30', '2026-03-09'],
    [
      'after the first of a cut-off that comes twice',
      '2026-11-01T06:30:00Z',
      '01:30',
      '2026-11-02',
    ],
    ['and not from the day before again', '2026-11-01T07:10:00Z', '01:30', '2026-11-02'],
  ])('%s', (_, moment, cutOff, day) => {
    expect(at(moment, cutOff)).toBe(day)
  })

  it('from one day until dates change, and then from the next', () => {
    const year = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) })
    const cutOff = fc.constantFrom(null, '00:30', '02:30', '15:00', '23:59')
    const zone = fc.constantFrom(
      'America/Chicago',
      'Europe/London',
      'Asia/Kathmandu',
      'America/Asuncion',
    )
    fc.assert(
      fc.property(year, cutOff, zone, (now, end, timeZone) => {
        const terms = { timeZone, cutOff: end }
        const { last, next } = dispatchDateChanges(terms, now)
        expect(last <= now && now < next).toBe(true)
        const shown = (at: number) => [orderDay(terms, at), dayIn(at, timeZone)].join()
        expect(shown(last)).toBe(shown(now))
        expect(shown(next - 1)).toBe(shown(now))
        expect(shown(next)).not.toBe(shown(now))
        expect(dispatchDateChanges(terms, next).last).toBe(next)
      }),
    )
  })

  it('as late only after its promised day', () => {
    expect(endOfDay('2026-11-01', 'America/Chicago')).toBe(Date.parse('2026-11-02T06:00:00Z'))
  })
})

describe('an order of several pieces', () => {
  const now = noon('2026-11-23')

  it('arrives after its transit days, if they are known', () => {
    const leaves = { from: '2026-12-30', to: '2027-01-02' }
    expect(arrivalDays(leaves, { from: 2, to: 5 })).toEqual({
      from: '2027-01-01',
      to: '2027-01-07',
    })
    expect(arrivalDays(leaves, null)).toBeNull()
    expect(arrivalDays(null, { from: 2, to: 5 })).toBeNull()
  })

  it('leaves the studio once the slowest is ready, and the printer separately', () => {
    const parcels = planParcels(['stock', 'made', 'printer'], studio, { from: 1, to: 2 }, now)
    expect(parcels).toEqual([
      {
        by: 'printer',
        leaves: { from: '2026-11-25', to: '2026-11-30' },
        arrives: { from: '2026-11-26', to: '2026-12-02' },
      },
      {
        by: 'studio',
        leaves: { from: '2026-11-26', to: '2026-11-30' },
        arrives: { from: '2026-11-27', to: '2026-12-02' },
      },
    ])
    expect(altogether(parcels)).toEqual({
      leaves: { from: '2026-11-26', to: '2026-11-30' },
      arrives: { from: '2026-11-27', to: '2026-12-02' },
    })
  })

  it('has no common date while one parcel has none', () => {
    const terms = { ...studio, closed: [closed('2026-11-23', null)] }
    const parcels = planParcels(['printer', 'stock'], terms, null, now)
    expect(parcels.map(({ leaves }) => leaves === null)).toEqual([false, true])
    expect(altogether(parcels)).toEqual({ leaves: null, arrives: null })
    expect(planParcels([], studio, null, now)).toEqual([])
  })

  it('comes from each piece’s source', () => {
    expect(dispatchSource(true, true)).toBe('printer')
    expect(dispatchSource(true, false)).toBe('made')
    expect(dispatchSource(false, false)).toBe('stock')
  })
})
