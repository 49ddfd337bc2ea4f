import { describe, expect, it } from 'vitest'
import type { BuyerFulfillment } from '#shop/orders/record/order-views.ts'
import { goesAlong, partDates, timeline, waitingWords } from './timeline.ts'

describe('an order’s timeline', () => {
  it.each([
    ['begins with the order', 'queued', ['now', 'ahead', 'ahead', 'ahead']],
    ['shows earlier steps done', 'in_production', ['done', 'done', 'now', 'ahead']],
    ['stays at ordered when the printer failed', 'failed', ['now', 'ahead', 'ahead', 'ahead']],
  ] as const)('%s: %s', (_, state, places) => {
    expect(timeline({ kind: 'prints', state }).map(({ at }) => at)).toEqual(places)
  })

  it('mentions no press, which not every studio has', () => {
    expect(timeline({ kind: 'prints', state: 'sent' }).map(({ words }) => words)).toEqual([
      'Ordered',
      'In line to be printed',
      'Being printed',
      'On its way',
    ])
  })

  it('ends with the shipment', () => {
    expect(timeline({ kind: 'studio', state: 'shipped' }).at(-1)).toEqual({
      words: 'On its way',
      at: 'now',
    })
  })

  it('ends at the studio for a picked-up order', () => {
    const steps = timeline({ kind: 'studio', state: 'shipped' }, true)
    expect(steps.map(({ words }) => words)).toEqual(['Ordered', 'Packed', 'Ready for pickup'])
  })
})

it('says that a part is prepared until it has a parcel, and never of a held order', () => {
  const part: BuyerFulfillment = {
    kind: 'studio',
    state: 'queued',
    parcels: [],
    by: 'studio',
    leaves: null,
    arrives: null,
  }
  const parcels = [{ carrier: null, trackingNumber: 'AB1', trackingUrl: null }]
  expect(waitingWords(part, false)).toBe('I get these ready for you.')
  expect(waitingWords(part, true)).toBeNull()
  expect(waitingWords({ ...part, state: 'shipped' }, false)).toBeNull()
  expect(waitingWords({ ...part, parcels }, false)).toBeNull()
})

describe('a part’s departure and arrival', () => {
  const promised: BuyerFulfillment = {
    kind: 'studio',
    state: 'queued',
    parcels: [],
    by: 'studio',
    leaves: { from: '2026-12-03', to: '2026-12-09' },
    arrives: { from: '2026-12-05', to: '2026-12-14' },
  }
  const delayed: BuyerFulfillment = {
    ...promised,
    leaves: { from: '2027-01-21', to: '2027-01-21', latest: true },
    arrives: { from: '2027-01-28', to: '2027-01-28', latest: true },
  }

  it('is a range of days, or the last day after a delay', () => {
    expect(partDates(promised, false)).toBe(
      'It leaves the studio between December 3 and 9, and should be with you between December 5 and 14.',
    )
    expect(partDates(delayed, false)).toBe(
      'It leaves the studio by January 21, 2027, and should be with you by January 28, 2027.',
    )
    expect(partDates({ ...delayed, by: 'printer', arrives: null }, false)).toBe(
      'It leaves the printer by January 21, 2027. I can’t promise how long the post takes after that.',
    )
    expect(partDates(delayed, true)).toBe('It is ready for you at the studio by January 21, 2027.')
  })
})

describe('a part of an order', () => {
  const promised = { parcels: [], leaves: { from: '2026-11-30', to: '2026-12-03' }, arrives: null }
  const parts = (of: { first?: object; second?: object } = {}) =>
    [
      { kind: 'prints', state: 'queued', by: 'studio', ...promised, ...of.first },
      { kind: 'studio', state: 'queued', by: 'studio', ...promised, ...of.second },
    ] as BuyerFulfillment[]
  const along = (all: BuyerFulfillment[]) => all.map((part) => goesAlong(all, part))

  it('goes in the other part’s parcel if the studio sends both', () => {
    expect(along(parts())).toEqual([false, true])
  })

  it('goes alone if a printer sends one, one is shipped, or one takes longer', () => {
    expect(along(parts({ first: { by: 'printer' } }))).toEqual([false, false])
    expect(along(parts({ first: { state: 'shipped' } }))).toEqual([false, false])
    const later = { from: '2026-12-09', to: '2026-12-09', latest: true }
    expect(along(parts({ second: { leaves: later } }))).toEqual([false, false])
  })
})
