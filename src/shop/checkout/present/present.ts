import { badInput } from '#platform/errors.ts'
import { dayInWords } from '#platform/time/zone.ts'
import { when } from '#shop/store/dispatch/dispatch.copy.ts'
import type { ParcelDates } from '#shop/store/dispatch/dispatch.ts'
import { presentCopy } from './copy.ts'

/* Decision 47: a note, no prices in the parcel, and a wanted day of arrival. */

export interface Present {
  note: string
  /** '2026-12-24'; null: none. */
  wantedBy: string | null
}

/** In characters: a print provider's paper takes no more. */
export const longestGiftNote = 200

/** `today` in the studio's time zone. ShopError 'bad_input' on `wantedBy`. */
export function requireDayToCome({ wantedBy }: Present, today: string): void {
  if (wantedBy !== null && wantedBy < today) throw badInput('wantedBy', presentCopy.dayIsOver)
}

export function answerToWantedDay(wantedBy: string, cart: Omit<ParcelDates, 'by'>): string {
  const { leaves, arrives } = cart
  if (leaves === null) return presentCopy.leavesUnknown
  if (arrives === null) {
    const left = presentCopy.leavesBy(dayInWords(leaves.to))
    return wantedBy <= leaves.to ? presentCopy.maybeTooLate(left) : presentCopy.maybeInTime(left)
  }
  const there = presentCopy.arrives(when(arrives))
  if (arrives.to <= wantedBy) return presentCopy.inTime(there)
  return presentCopy.maybeTooLate(there)
}
