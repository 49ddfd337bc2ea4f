import type { z } from 'zod'
import { day } from '#platform/time/clock.ts'
import { recordCopy } from '#shop/orders/record/copy.ts'
import type { delaySchema } from '#shop/orders/record/order.schema.ts'
import { unpromised } from '#shop/orders/record/promise.ts'
import { addDays } from '#shop/store/dispatch/dispatch.ts'

/* 16 CFR 435.2(b), for every country. Silence is consent to a first delay of 30 days at the
   most, but not to a longer, an open or a second one. A buyer who waits may still cancel until
   it leaves. */

export type DelayAnswer = 'wait' | 'cancel'

export type Delay = z.output<typeof delaySchema>

/** The time for an answer when the promised day is over, or nearly. */
const leastTime = 3 * day

/** A later day is a typing error. */
export const lastDelayDay = (today: string): string => addDays(today, 366)

/** Epoch milliseconds; `newDue` null: no day is known. */
export function needsConsent(formerDue: number, newDue: number | null, isFirst: boolean): boolean {
  return !isFirst || newDue === null || newDue - formerDue > unpromised
}

/** To the buyer, on the order's page and in the e-mail. */
export function silenceWords({ needsConsent }: Pick<Delay, 'needsConsent'>): string {
  return needsConsent ? recordCopy.delayNeedsAnswer : recordCopy.delaySilence
}

/** Epoch milliseconds. */
export function answerBy(formerDue: number, now: number): number {
  return Math.max(formerDue, now + leastTime)
}

/** A third of the whole time, from one day to three. */
export function reminderBefore(paidAt: number, dueAt: number): number {
  return Math.min(3 * day, Math.max(day, (dueAt - paidAt) / 3))
}

export const delayStatus: Record<DelayAnswer | 'silent' | 'open', string> = {
  wait: recordCopy.buyerWaits,
  cancel: recordCopy.buyerCancelled,
  silent: recordCopy.buyerSilent,
  open: recordCopy.buyerNotAnswered,
}
