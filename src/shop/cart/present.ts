import { dayInWords } from '#kernel/zone.ts'

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

/** What is known of when a cart leaves. */
export interface DispatchFacts {
  /** The day that it is in the studio. */
  today: string
  /** Days until a parcel has left. */
  days: number
}

/** The day on which everything has left at the latest. */
export function leavesBy({ today, days }: DispatchFacts): string {
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
}

/** What can honestly be said of the day that a buyer wants it by: when parcels leave is known, how long they take is not. */
export function answerToWantedDay(wantedBy: string, facts: DispatchFacts): string {
  const leaves = leavesBy(facts)
  return wantedBy <= leaves
    ? `I can’t promise that: it may be ${dayInWords(leaves)} before everything has left. I send it as soon as I can.`
    : `Everything has left by ${dayInWords(leaves)}. How long the post takes after that, I can’t promise.`
}
