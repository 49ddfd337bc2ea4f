import { badInput } from '#platform/errors.ts'
import { addDays, type Closure } from '#shop/store/dispatch/dispatch.ts'
import { vacationCopy } from './copy.ts'

/** A day of the studio's calendar ('2026-07-01') and the moment at which it begins there. */
export interface DatedSwitch {
  day: string
  at: number
}

/** `start` is set only while the shop is open, `end` only with a vacation. */
export interface Vacation {
  on: boolean
  header: string
  message: string
  /** When the shop closes by itself. */
  start: DatedSwitch | null
  /** When it opens again by itself. */
  end: DatedSwitch | null
}

/** Vacation mode as entered; the days are in the studio's time zone. */
export interface VacationInput {
  on: boolean
  header: string
  message: string
  startsOn: string | null
  opensOn: string | null
}

/** Vacation mode until the owner first saves it: off, with the specification’s texts. */
export const firstVacation: Vacation = {
  on: false,
  header: vacationCopy.header,
  message: vacationCopy.message,
  start: null,
  end: null,
}

/** Characters of the header at the most. */
export const maxHeader = 80
/** Characters of the message at the most. */
export const maxMessage = 600

/** Vacation mode at a moment: all switches due by then are applied. */
export function vacationAt(vacation: Vacation, now: number): Vacation {
  const { start, end } = vacation
  if (end && now >= end.at) return { ...vacation, on: false, start: null, end: null }
  if (start && now >= start.at) return { ...vacation, on: true, start: null }
  return vacation
}

/** The days of a current and of a planned vacation; the shop is still closed on the last day. */
export function vacationDays({ on, start, end }: Vacation): Closure[] {
  if (!on && start === null) return []
  const until = end && addDays(end.day, -1)
  return [{ from: on ? '0001-01-01' : (start?.day ?? ''), until }]
}

/** Throws bad_input for a day that has begun already; `today` is the studio's. */
export function checkDays({ startsOn, opensOn }: VacationInput, today: string): void {
  if (startsOn !== null && startsOn <= today) {
    throw badInput('startsOn', vacationCopy.dayBegunAlready)
  }
  if (opensOn !== null && opensOn <= today) {
    throw badInput('opensOn', vacationCopy.dayBegunAlready2)
  }
}
