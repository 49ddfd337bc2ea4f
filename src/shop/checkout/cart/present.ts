import { dayInWords } from '#platform/time/zone.ts'
import type { ParcelDates } from '#shop/store/dispatch/dispatch.ts'
import { when } from '#shop/store/dispatch/dispatch-words.ts'

/*
 * A cart that is a present (decision 47): a note for its recipient, no prices in the parcel, and a day
 * by which it is wanted there.
 */

/** What a visitor says of a present. */
export interface Present {
  /** What its recipient is told; '' for nothing. */
  note: string
  /** The day by which it is wanted there, '2026-12-24'; null: none was said. */
  wantedBy: string | null
}

/** Characters of a note at the most: so much a printer's paper takes. */
export const longestGiftNote = 200

/** What can honestly be said of the day that a buyer wants it by, of what is known of leaving and arriving. */
export function answerToWantedDay(wantedBy: string, cart: Omit<ParcelDates, 'by'>): string {
  const { leaves, arrives } = cart
  if (leaves === null) return 'I can’t say yet when it leaves. I send it as soon as I can.'
  if (arrives === null) {
    const left = `everything has left by ${dayInWords(leaves.to)}`
    return wantedBy <= leaves.to
      ? `That may be too soon: ${left}.`
      : `That may be in time: ${left}. How long the post takes after that, I can’t promise.`
  }
  const there = `it should arrive ${when(arrives)}`
  if (arrives.to <= wantedBy) return `That should be in time: ${there}.`
  return `That may be too soon: ${there}.`
}
