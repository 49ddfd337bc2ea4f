import { day } from '#platform/time/clock.ts'
import type { FulfillmentKind } from '#shop/orders/record/order.ts'
import { unpromised } from '#shop/orders/record/promise.ts'
import { addDays } from '#shop/store/dispatch/dispatch.ts'

/*
 * What a delay asks of seller and buyer (16 CFR 435.2(b)), the same for every country: a buyer is told
 * before the promised day is over, and may wait, or cancel and be paid back. Silence is consent to a
 * first delay of 30 days at the most; to a longer, an open or a second one it is none. A buyer who waits
 * may still cancel until it leaves.
 */

/** What a buyer may answer to a delay. */
export type DelayAnswer = 'wait' | 'cancel'

/** A delay as buyer and owner see it. */
export interface Delay {
  id: number
  kind: FulfillmentKind
  /** The new day; null: nobody knows it yet. */
  leavesBy: string | null
  /** Silence is no consent. */
  needsConsent: boolean
  toldAt: number
  /** Until when silence is waited for, in epoch milliseconds. */
  answerBy: number
  answer: DelayAnswer | 'silent' | null
}

/** So long a buyer has, who is told when the promised day is over already or nearly. */
const leastTime = 3 * day

/** The last day that a delay may name, of the calendar: a year on. Later ones are mistyped. */
export const lastDelayDay = (today: string): string => addDays(today, 366)

/** Whether silence is no consent. Moments in epoch milliseconds; `newDue` null: no day is known. */
export function needsConsent(formerDue: number, newDue: number | null, isFirst: boolean): boolean {
  return !isFirst || newDue === null || newDue - formerDue > unpromised
}

/** Until when an answer is waited for. */
export function answerBy(formerDue: number, now: number): number {
  return Math.max(formerDue, now + leastTime)
}

/** How long before it is late a seller is reminded: a third of the time, a day to three. */
export function reminderBefore(paidAt: number, dueAt: number): number {
  return Math.min(3 * day, Math.max(day, (dueAt - paidAt) / 3))
}

/** How a delay stands, in the owner's words. */
export const delayStanding: Record<DelayAnswer | 'silent' | 'open', string> = {
  wait: 'The buyer waits for it.',
  cancel: 'The buyer has cancelled: pay it back.',
  silent: 'The buyer has said nothing.',
  open: 'The buyer hasn’t answered yet.',
}
