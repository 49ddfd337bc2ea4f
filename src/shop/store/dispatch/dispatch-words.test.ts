import { expect, it } from 'vitest'
import { leavingDays, mostPrintDays, parcelsInWords, rangeInWords, when } from './dispatch.copy.ts'

const leaves = { from: '2026-11-24', to: '2026-11-27' }
const arrives = { from: '2026-11-28', to: '2026-12-04' }

it.each([
  ['2026-12-03', '2026-12-03', 'December 3', 'on December 3'],
  ['2026-12-03', '2026-12-09', 'December 3 to 9', 'between December 3 and 9'],
  ['2026-12-30', '2027-01-04', 'December 30 to January 4', 'between December 30 and January 4'],
  ['2026-12-03', '2027-12-09', 'December 3 to December 9', 'between December 3 and December 9'],
])('says %s to %s', (from, to, range, verb) => {
  expect(rangeInWords({ from, to })).toBe(range)
  expect(when({ from, to })).toBe(verb)
})

it('names only the last day without a first day', () => {
  const told = { from: '2027-01-21', to: '2027-01-21', latest: true } as const
  expect(
    parcelsInWords([{ by: 'studio', leaves: told, arrives: { ...told, to: '2027-01-28' } }]),
  ).toEqual([
    'It leaves the studio by January 21, 2027, and should be with you by January 28, 2027.',
  ])
})

it('names one parcel, or each parcel, and unknown dates', () => {
  expect(parcelsInWords([{ by: 'studio', leaves, arrives }])).toEqual([
    'It leaves the studio between November 24 and 27, and should be with you between November 28 and December 4.',
  ])
  expect(
    parcelsInWords([
      { by: 'printer', leaves, arrives: null },
      { by: 'studio', leaves: null, arrives: null },
    ]),
  ).toEqual([
    'One parcel leaves the printer between November 24 and 27. I can’t promise how long the post takes after that.',
    'I can’t say yet when the other leaves the studio.',
  ])
})

it('names one parcel for parts that the studio sends together, once the slowest is ready', () => {
  const later = { from: '2026-12-01', to: '2026-12-02' }
  const parts = [leaves, later].map((each) => ({ by: 'studio', leaves: each, arrives }) as const)
  expect(parcelsInWords(parts)).toEqual([
    'It leaves the studio between December 1 and 2, and should be with you between November 28 and December 4.',
  ])
})

const everyDay = [0, 1, 2, 3, 4, 5, 6]

it('names the days until pieces leave, by their maker', () => {
  const days = { made: { from: 5, to: 8 }, stock: { from: 1, to: 1 }, printer: { from: 2, to: 5 } }
  const terms = { timeZone: 'UTC', cutOff: null, weekdays: everyDay, closed: [], days }
  expect([mostPrintDays(terms, false), mostPrintDays(terms, true)]).toEqual(['8', '5 working'])
  expect(leavingDays(terms, false)).toBe(
    'Pieces that are made to order leave the studio in 5 to 8 days, and pieces that are ready in 1 day.',
  )
  expect(leavingDays(terms, true)).toContain(
    'leave the printer in 2 to 5 working days, other pieces',
  )
})

it.each([
  [[1], 'on Mondays', '14'],
  [[0, 3], 'on Wednesdays and Sundays', '11'],
  [[1, 2, 3, 4, 5], 'from Monday to Friday', '10'],
])('names the weekdays %j, and counts the wait for them', (weekdays, words, most) => {
  const days = { made: { from: 5, to: 8 }, stock: { from: 1, to: 1 }, printer: { from: 2, to: 5 } }
  const terms = { timeZone: 'UTC', cutOff: null, weekdays, closed: [], days }
  expect(leavingDays(terms, false)).toContain(` Parcels leave the studio ${words} only,`)
  expect(mostPrintDays(terms, false)).toBe(most)
})

it('names no arrival before a country is chosen, or for a pickup', () => {
  const parcel = { by: 'studio', leaves, arrives: null } as const
  expect(parcelsInWords([parcel], 'not_chosen')[0]).toContain('Choose where it goes')
  expect(parcelsInWords([parcel], 'pickup')).toEqual([
    'It is ready for you at the studio between November 24 and 27.',
  ])
})
