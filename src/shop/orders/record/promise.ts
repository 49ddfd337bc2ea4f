import type { Making } from '#platform/addresses/kinds.ts'
import { day } from '#platform/time/clock.ts'
import { dayIn } from '#platform/time/zone.ts'
import {
  arrivalOf,
  type DayCount,
  type DayRange,
  type DispatchTerms,
  endOfDay,
  type ParcelDates,
  parcelsOf,
  sourceOf,
} from '#shop/store/dispatch/dispatch.ts'
import type { FulfillmentKind } from './order.ts'

/*
 * What was promised of an order (decision 52): reckoned once, as it is paid, from the terms of when it
 * was ordered. Later settings change nothing of it.
 */

/** The terms under which an order was begun. */
export interface PromiseTerms extends DispatchTerms {
  /** Days on the way to where it goes; null: unknown, or it is picked up. */
  transit: DayCount | null
  /** A printer makes and sends the prints. */
  printing: boolean
}

/** Within which an order leaves of which nothing was promised (16 CFR 435.2), in milliseconds. */
export const unpromised = 30 * day

/** What a fulfillment was promised for; null: that couldn't be said. */
export interface Promised {
  leaves: DayRange | null
  arrives: DayRange | null
  /** When it is late, in epoch milliseconds. */
  dueAt: number
}

/** The promise for a fulfillment that is sent with these pieces, paid at `now`; without terms, that of the law. */
export function promiseOf(
  kind: FulfillmentKind,
  pieces: readonly { making?: Making }[],
  terms: PromiseTerms | null,
  now: number,
): Promised {
  if (terms === null) return { leaves: null, arrives: null, dueAt: now + unpromised }
  const byPrinter = kind === 'prints' && terms.printing
  const sources = pieces.map(({ making = 'to_order' }) => sourceOf({ making, byPrinter }))
  const [parcel] = parcelsOf(sources, terms, terms.transit, now)
  const { leaves = null, arrives = null } = parcel ?? {}
  return { leaves, arrives, dueAt: leaves ? endOfDay(leaves.to, terms.timeZone) : now + unpromised }
}

/** When a parcel that left at a moment should be there; null: nobody knows. */
export function arrivalAfter(leftAt: number, terms: PromiseTerms | null): DayRange | null {
  if (terms === null) return null
  const on = dayIn(leftAt, terms.timeZone)
  return arrivalOf({ from: on, to: on }, terms.transit)
}

/** Who sends a fulfillment: the dates of its parcel, as they are told. */
export function datesOf(
  { kind, leaves, arrives }: { kind: FulfillmentKind } & Omit<ParcelDates, 'by'>,
  printing: boolean,
): ParcelDates {
  return { by: kind === 'prints' && printing ? 'printer' : 'studio', leaves, arrives }
}
