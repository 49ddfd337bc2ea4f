import { expect, it } from 'vitest'
import type { DispatchTerms } from '#shop/store/dispatch/dispatch.ts'
import { budgets, type Dispatch, giftDays, heldLast, outlook, usualBudget } from './gift.ts'

const terms: DispatchTerms = {
  timeZone: 'America/Chicago',
  cutOff: null,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  closed: [],
  days: { stock: { from: 1, to: 3 }, made: { from: 3, to: 7 }, printer: { from: 2, to: 5 } },
}
const dispatch: Dispatch = {
  now: Date.UTC(2026, 10, 22, 3),
  terms,
  transit: null,
  printedElsewhere: false,
}

it('offers days with some time for the post, and holidays with gifts', () => {
  const days = giftDays(dispatch)
  expect(days[0]).toBe('2026-12-02')
  expect(days).toContain('2026-12-24')
  expect(days).toEqual([...days].sort())
  expect(days.every((on) => outlook(on, dispatch).days >= 4)).toBe(true)
  expect(giftDays({ ...dispatch, now: Date.UTC(2026, 2, 1) })).not.toContain('2026-12-24')
  expect(giftDays({ ...dispatch, transit: { from: 3, to: 9 } })[0]).toBe('2026-12-07')
})

it('answers the days for the post, even below zero', () => {
  expect(outlook('2026-12-18', dispatch)).toMatchObject({ leaves: '2026-11-28', days: 20 })
  expect(outlook('2026-11-25', dispatch).days).toBe(-3)
  expect(outlook('2026-12-18', { ...dispatch, transit: { from: 3, to: 9 } }).arrives).toBe(
    '2026-12-07',
  )
})

it('includes the printer’s pieces, or leaves them out, depending on its days', () => {
  const printed = { ...dispatch, printedElsewhere: true }
  const slow = {
    ...printed,
    terms: { ...terms, days: { ...terms.days, printer: { from: 9, to: 15 } } },
  }
  expect(outlook('2026-12-18', slow)).toMatchObject({ leaves: '2026-12-14', withoutPrinted: false })
  expect(outlook('2026-12-10', slow)).toMatchObject({ leaves: '2026-11-28', withoutPrinted: true })
})

it('offers and promises no day while the reopening is unknown', () => {
  const closed = { ...dispatch, terms: { ...terms, closed: [{ from: '2026-11-23', until: null }] } }
  expect(giftDays(closed)).toEqual([])
  expect(outlook('2026-12-18', closed)).toMatchObject({ leaves: null, arrives: null })
})

it('offers usual budgets in any currency, up to the dearest piece', () => {
  expect(budgets(400, 12_800, 'USD')).toEqual([2500, 4000, 7500, 15_000])
  expect(budgets(5000, 9000, 'EUR')).toEqual([7500, 15_000])
  expect(budgets(1200, 24_000, 'JPY')).toEqual([2500, 4000, 7500, 15_000, 30_000])
  expect(budgets(3_000_000, 6_000_000, 'NGN')).toEqual([4_000_000, 7_500_000])
  expect(budgets(300_000, 600_000, 'RSD')).toEqual([400_000, 750_000])
  expect(usualBudget([2500, 4000, 7500], 'USD')).toBe(4000)
  expect(usualBudget([4000, 7500], 'USD')).toBe(4000)
  expect(usualBudget([7500, 15_000], 'USD')).toBe(15_000)
  expect(usualBudget([], 'USD')).toBeNull()
})

it('lists free pieces before held ones', () => {
  const card = (id: number, state: string) => ({ id, availability: { state } })
  const cards = [card(1, 'held'), card(2, 'available'), card(3, 'held'), card(4, 'last_one')]
  expect(heldLast(cards).map(({ id }) => id)).toEqual([2, 4, 1, 3])
})
