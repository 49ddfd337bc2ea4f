import { dayInWords } from '#platform/time/zone.ts'
import { when } from '#shop/store/dispatch/dispatch.copy.ts'
import type { ParcelDates } from '#shop/store/dispatch/dispatch.ts'
import { cartCopy } from './copy.ts'

/* Decision 47: a note, no prices in the parcel, and a day by which it is wanted there. */

export interface Present {
  note: string
  /** '2026-12-24'; null: none. */
  wantedBy: string | null
}

/** In characters: a print provider's paper takes no more. */
export const longestGiftNote = 200

export function answerToWantedDay(wantedBy: string, cart: Omit<ParcelDates, 'by'>): string {
  const { leaves, arrives } = cart
  if (leaves === null) return cartCopy.leavesUnknown
  if (arrives === null) {
    const left = cartCopy.leavesBy(dayInWords(leaves.to))
    return wantedBy <= leaves.to ? cartCopy.maybeTooLate(left) : cartCopy.maybeInTime(left)
  }
  const there = cartCopy.arrives(when(arrives))
  if (arrives.to <= wantedBy) return cartCopy.inTime(there)
  return cartCopy.maybeTooLate(there)
}
