import { day } from '#platform/time/clock.ts'
import { dayIn } from '#platform/time/zone.ts'
import { isMadeAfterwards } from '#shop/catalogue/personalisation/personalisation.ts'
import {
  arrivalDays,
  type DayCount,
  type DayRange,
  type DispatchTerms,
  dispatchSource,
  endOfDay,
  planParcels,
} from '#shop/store/dispatch/dispatch.ts'
import type { FulfillmentKind } from './order.ts'

/* Decision 52: computed once, at payment, by the terms of that time. Later settings change
   nothing. */

export interface PromiseTerms extends DispatchTerms {
  /** Null: unknown, or pickup. */
  transit: DayCount | null
  printing: boolean
}

/** An order without a promise must leave by then (16 CFR 435.2). */
export const unpromised = 30 * day

export interface Promised {
  leaves: DayRange | null
  arrives: DayRange | null
  /** Epoch milliseconds. */
  dueAt: number
}

type PromisedPiece = Partial<Parameters<typeof isMadeAfterwards>[0]>

/** Without terms it promises the legal time. */
export function makePromise(
  kind: FulfillmentKind,
  pieces: readonly PromisedPiece[],
  terms: PromiseTerms | null,
  now: number,
): Promised {
  if (terms === null) return { leaves: null, arrives: null, dueAt: now + unpromised }
  const byPrinter = kind === 'prints' && terms.printing
  const sources = pieces.map(({ inventoryPolicy = 'to_order', ...piece }) =>
    dispatchSource(isMadeAfterwards({ ...piece, inventoryPolicy }), byPrinter),
  )
  const [parcel] = planParcels(sources, terms, terms.transit, now)
  const { leaves = null, arrives = null } = parcel ?? {}
  return { leaves, arrives, dueAt: leaves ? endOfDay(leaves.to, terms.timeZone) : now + unpromised }
}

export function arrivalAfter(leftAt: number, terms: PromiseTerms | null): DayRange | null {
  if (terms === null) return null
  const on = dayIn(leftAt, terms.timeZone)
  return arrivalDays({ from: on, to: on }, terms.transit)
}
