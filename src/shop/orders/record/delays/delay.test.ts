import { expect, it } from 'vitest'
import { day } from '#platform/time/clock.ts'
import { answerBy, needsConsent, reminderBefore } from './delay.ts'

const due = 100 * day

it.each([
  ['a first delay of 30 days', due + 30 * day, true, false],
  ['a first delay of more', due + 30 * day + 1, true, true],
  ['a delay without a day', null, true, true],
  ['a second delay, be it a day', due + day, false, true],
])('silence about %s', (_, newDue, isFirst, needed) => {
  expect(needsConsent(due, newDue, isFirst)).toBe(needed)
})

it('an answer is due by the promised day, but after three days at least', () => {
  expect(answerBy(due, due - 10 * day)).toBe(due)
  expect(answerBy(due, due - day)).toBe(due + 2 * day)
})

it.each([
  [3, 1],
  [6, 2],
  [30, 3],
])('a promise of %i days is followed by a reminder %i days before', (promised, before) => {
  expect(reminderBefore(due - promised * day, due)).toBe(before * day)
})
