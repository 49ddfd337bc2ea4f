import { dayInWords } from '#platform/time/zone.ts'
import { when } from '#shop/store/dispatch/dispatch.copy.ts'
import type { ParcelDates } from '#shop/store/dispatch/dispatch.ts'

/*
 * A cart that is a present (decision 47): a note for its recipient, no prices in the parcel, and a day
 * by which it is wanted there.
 */

export interface Present {
  /** A note for the recipient; '': none. */
  note: string
  /** The wanted day of arrival, '2026-12-24'; null: none. */
  wantedBy: string | null
}

/** The most characters of a note: a print provider's paper takes no more. */
export const longestGiftNote = 200

/** An honest answer on the wanted day, from the known dates of leaving and arriving. */
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
