import { badInput } from '#platform/errors.ts'
import { addDays, type Closure } from '#shop/store/dispatch/dispatch.ts'
import { vacationCopy } from './copy.ts'
import type { Vacation } from './vacation.schema.ts'

/** Days in the studio's time zone. */
export interface VacationInput {
  on: boolean
  header: string
  message: string
  startsOn: string | null
  opensOn: string | null
  version?: string | undefined
}

export const firstVacation: Vacation = {
  on: false,
  header: vacationCopy.header,
  message: vacationCopy.message,
  start: null,
  end: null,
}

/** Characters. */
export const maxHeader = 80
/** Characters. */
export const maxMessage = 600

export function vacationAt(vacation: Vacation, now: number): Vacation {
  const { start, end } = vacation
  if (end && now >= end.at) return { ...vacation, on: false, start: null, end: null }
  if (start && now >= start.at) return { ...vacation, on: true, start: null }
  return vacation
}

export function vacationDays({ on, start, end }: Vacation): Closure[] {
  if (!on && start === null) return []
  const until = end && addDays(end.day, -1)
  return [{ from: on ? '0001-01-01' : (start?.day ?? ''), until }]
}

/** `today` is the studio's. Throws bad_input for a day that has begun. */
export function checkDays({ startsOn, opensOn }: VacationInput, today: string): void {
  if (startsOn !== null && startsOn <= today) {
    throw badInput('startsOn', vacationCopy.closingDayBegun)
  }
  if (opensOn !== null && opensOn <= today) {
    throw badInput('opensOn', vacationCopy.openingDayBegun)
  }
}
