import type { FulfillmentKind, FulfillmentState } from '#shop/orders/record/order.ts'
import type { BuyerFulfillment } from '#shop/orders/record/order-views.ts'
import { parcelInWords, when } from '#shop/store/dispatch/dispatch.copy.ts'
import type { DayRange } from '#shop/store/dispatch/dispatch.ts'
import { recordPageCopy } from './copy.ts'

export interface FulfillmentStep {
  words: string
  at: 'done' | 'now' | 'ahead'
}

const { ordered, waitingForPrint, beingPrinted, packed, onItsWay } = recordPageCopy

interface Steps {
  words: readonly string[]
  /** The latest step in each state. */
  latest: Record<FulfillmentState, number>
}

const steps: Record<FulfillmentKind, Steps> = {
  prints: {
    words: [ordered, waitingForPrint, beingPrinted, onItsWay],
    latest: { queued: 0, failed: 0, sent: 1, in_production: 2, shipped: 3 },
  },
  studio: {
    words: [ordered, packed, onItsWay],
    latest: { queued: 0, failed: 0, sent: 1, in_production: 1, shipped: 2 },
  },
}

export function timeline(
  { kind, state }: Pick<BuyerFulfillment, 'kind' | 'state'>,
  pickup = false,
): FulfillmentStep[] {
  const latest = steps[kind].latest[state]
  return steps[kind].words.map((words, index) => ({
    words: pickup && words === onItsWay ? recordPageCopy.readyForPickup : words,
    at: index < latest ? 'done' : index === latest ? 'now' : 'ahead',
  }))
}

export const fulfillmentWords: Record<FulfillmentKind, { title: string; waiting: string }> = {
  prints: { title: recordPageCopy.yourPrints, waiting: recordPageCopy.preparing },
  studio: { title: recordPageCopy.fromTheStudio, waiting: recordPageCopy.gettingReady },
}

/** Nobody works on the parts of a held order. */
export function waitingWords({ kind, state, parcels }: BuyerFulfillment, held: boolean) {
  const waits = !held && state !== 'shipped' && parcels.length === 0
  return waits ? fulfillmentWords[kind].waiting : null
}

/** Both parts are unsent, with the same promise of one sender. */
export function goesAlong(parts: readonly BuyerFulfillment[], part: BuyerFulfillment): boolean {
  const before = parts.slice(0, parts.indexOf(part))
  const promiseOf = ({ by, leaves, arrives }: BuyerFulfillment) =>
    JSON.stringify([by, leaves, arrives])
  return before.some(
    (other) =>
      part.leaves !== null &&
      [other, part].every(({ state }) => state !== 'shipped' && state !== 'failed') &&
      promiseOf(other) === promiseOf(part),
  )
}

export const arrivalWords = (days: DayRange) => recordPageCopy.arrival(when(days))

export function partDates(part: BuyerFulfillment, pickup: boolean): string | null {
  const { state, leaves, arrives } = part
  if (state === 'shipped') return arrives && arrivalWords(arrives)
  if (state === 'failed' || leaves === null) return null
  return parcelInWords(part, pickup ? 'pickup' : 'sent')
}
