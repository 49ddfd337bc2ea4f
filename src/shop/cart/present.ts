import { dayInWords } from '#kernel/zone.ts'
import type { ParcelDates } from '#shop/dispatch/dispatch.ts'
import { rangeInWords } from '#shop/dispatch/dispatch-words.ts'

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
  const left = dayInWords(leaves.to)
  if (arrives === null) {
    return wantedBy <= leaves.to
      ? `I can’t promise that: it may be ${left} before everything has left. I send it as soon as I can.`
      : `Everything has left by ${left}. How long the post takes after that, I can’t promise.`
  }
  const there = `Everything has left by ${left}, and should be there ${rangeInWords(arrives)}`
  if (arrives.to <= wantedBy) return `${there}: in time, as far as I can see.`
  if (arrives.from <= wantedBy) return `${there}. It may be in time; I can’t promise it.`
  return `I can’t promise that. ${there}. I send it as soon as I can.`
}
