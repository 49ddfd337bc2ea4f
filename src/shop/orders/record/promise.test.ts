import { describe, expect, it } from 'vitest'
import { day } from '#platform/time/clock.ts'
import { arrivalAfter, makePromise, type PromiseTerms } from './promise.ts'

const terms: PromiseTerms = {
  timeZone: 'America/Chicago',
  cutOff: null,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  closed: [],
  days: { stock: { from: 1, to: 3 }, made: { from: 3, to: 7 }, printer: { from: 2, to: 5 } },
  transit: { from: 2, to: 4 },
  printing: true,
}
/** A Monday, at noon in Chicago. */
const now = Date.parse('2026-11-23T18:00:00Z')
const made = { inventoryPolicy: 'to_order' } as const
const stocked = { inventoryPolicy: 'counted' } as const

describe('a promise', () => {
  it('suits each fulfillment', () => {
    expect(makePromise('prints', [made], terms, now).leaves).toEqual({
      from: '2026-11-25',
      to: '2026-11-30',
    })
    expect(makePromise('studio', [stocked], terms, now)).toEqual({
      leaves: { from: '2026-11-24', to: '2026-11-26' },
      arrives: { from: '2026-11-26', to: '2026-11-30' },
      dueAt: Date.parse('2026-11-27T06:00:00Z'),
    })
    expect(makePromise('studio', [stocked, made], terms, now).leaves?.to).toBe('2026-11-30')
  })

  it('is the studio’s for prints without a print provider', () => {
    const here = { ...terms, printing: false }
    expect(makePromise('prints', [made], here, now).leaves).toEqual({
      from: '2026-11-26',
      to: '2026-11-30',
    })
  })

  it('counts the days of making for a counted piece that gets a buyer’s words', () => {
    const personal = { ...stocked, personalText: { label: 'Name', text: 'Otto' } }
    for (const piece of [personal, { ...stocked, personalised: true }]) {
      expect(makePromise('studio', [piece], terms, now).leaves?.to).toBe('2026-11-30')
    }
  })

  it('is 30 days without terms', () => {
    const closed = { ...terms, closed: [{ from: '2026-11-01', until: null }] }
    const none = { leaves: null, arrives: null, dueAt: now + 30 * day }
    expect(makePromise('studio', [made], closed, now)).toEqual(none)
    expect(makePromise('studio', [made], null, now)).toEqual(none)
  })
})

it('a parcel’s arrival counts from its real departure', () => {
  const late = Date.parse('2026-12-02T03:00:00Z')
  expect(arrivalAfter(late, terms)).toEqual({ from: '2026-12-03', to: '2026-12-05' })
  expect(arrivalAfter(late, { ...terms, transit: null })).toBeNull()
})
