import { expect, it } from 'vitest'
import type { DispatchTerms } from '#shop/store/dispatch/dispatch.ts'
import { pieceDates } from './arrival.copy.ts'
import { firstZone, type OpenZone } from './shipping.ts'

const days = { from: 1, to: 3 }
const terms: DispatchTerms = {
  timeZone: 'UTC',
  cutOff: null,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  closed: [],
  days: { stock: days, made: days, printer: days },
}
const now = Date.parse('2026-11-23T12:00:00Z')
const home: OpenZone = { ...firstZone, countries: ['US'] }
const dates = (zones: OpenZone[], closed: DispatchTerms['closed'] = []) =>
  pieceDates(['stock'], zones, { ...terms, closed }, now)

it('folded, the dates name the day that counts first', () => {
  expect(dates([{ ...home, transit: days }])).toEqual([
    {
      gist: 'Around November 25 to 29',
      words:
        'It leaves the studio between November 24 and 26, and should be with you between November 25 and 29.',
    },
  ])
  expect(dates([home])[0]?.gist).toBe('Leaves between November 24 and 26')
  expect(dates([home], [{ from: '2026-11-01', until: null }])[0]?.gist).toBe(
    'I can’t say yet when it leaves the studio.',
  )
})
