import { expect, it } from 'vitest'
import { leftToRefund } from './left-to-refund.ts'

const done = (amount: number) => ({ amount, isDone: true })
const underWay = (amount: number) => ({ amount, isDone: false })

it.each([
  ['all of it', 0, 0, [], 5000],
  ['less what went back', 2000, 0, [done(2000)], 3000],
  ['less what went back at the provider', 2500, 0, [done(2000)], 2500],
  ['less what is under way', 2000, 0, [done(2000), underWay(1000)], 2000],
  ['less what a dispute took', 1000, 1500, [done(1000)], 2500],
  ['never less than nothing', 5000, 0, [done(2000), underWay(3000)], 0],
])('leaves %s to refund', (_, refunded, lost, refunds, left) => {
  expect(leftToRefund({ total: 5000, lost, refunded, refunds })).toBe(left)
})
