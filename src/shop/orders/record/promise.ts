import type { InventoryPolicy } from '#platform/addresses/kinds.ts'
import { day } from '#platform/time/clock.ts'
import { dayIn } from '#platform/time/zone.ts'
import {
  arrivalDays,
  type DayCount,
  type DayRange,
  type DispatchTerms,
  dispatchSource,
  endOfDay,
  type ParcelDates,
  planParcels,
} from '#shop/store/dispatch/dispatch.ts'
import type { FulfillmentKind } from './order.ts'

/*
 * The promises of an order (decision 52): computed once, at payment, from the terms at the time of
 * ordering. Later settings change nothing.
 */

export interface PromiseTerms extends DispatchTerms {
  /** Days in transit to the destination; null: unknown, or pickup. */
  transit: DayCount | null
  /** A printer makes and sends the prints. */
  printing: boolean
}

/** Milliseconds in which an order without a promise must leave (16 CFR 435.2). */
export const unpromised = 30 * day

/** Null: it couldn't be computed. */
export interface Promised {
  leaves: DayRange | null
  arrives: DayRange | null
  /** It is late from then on, in epoch milliseconds. */
  dueAt: number
}

/** For a fulfillment with these pieces, paid at `now`; without terms, the legal time. */
export function makePromise(
  kind: FulfillmentKind,
  pieces: readonly { making?: InventoryPolicy }[],
  terms: PromiseTerms | null,
  now: number,
): Promised {
  if (terms === null) return { leaves: null, arrives: null, dueAt: now + unpromised }
  const byPrinter = kind === 'prints' && terms.printing
  const sources = pieces.map(({ making = 'to_order' }) => dispatchSource({ making, byPrinter }))
  const [parcel] = planParcels(sources, terms, terms.transit, now)
  const { leaves = null, arrives = null } = parcel ?? {}
  return { leaves, arrives, dueAt: leaves ? endOfDay(leaves.to, terms.timeZone) : now + unpromised }
}

/** The expected arrival of a parcel; null: unknown. */
export function arrivalAfter(leftAt: number, terms: PromiseTerms | null): DayRange | null {
  if (terms === null) return null
  const on = dayIn(leftAt, terms.timeZone)
  return arrivalDays({ from: on, to: on }, terms.transit)
}

export function promisedDates(
  { kind, leaves, arrives }: { kind: FulfillmentKind } & Omit<ParcelDates, 'by'>,
  printing: boolean,
): ParcelDates {
  return { by: kind === 'prints' && printing ? 'printer' : 'studio', leaves, arrives }
}
