import { isShopError } from '#platform/errors.ts'
import { checkDays } from '#shop/audience/vacation/vacation.ts'
import { firstProblem, type Problem } from '#web/form/checks.ts'
import type { Schemas } from '#web/ui/hooks/api.ts'

export type VacationMode = Schemas['VacationMode']

/** As typed; a missing date is ''. */
export interface VacationValues {
  on: boolean
  header: string
  message: string
  startsOn: string
  opensOn: string
}

export function toFormValues(mode: VacationMode): VacationValues {
  const { vacationModeOn, header, message, startsOn, opensOn } = mode
  return {
    on: vacationModeOn === 1,
    header,
    message,
    startsOn: startsOn ?? '',
    opensOn: opensOn ?? '',
  }
}

/** The request body. It leaves out dates that the switch makes meaningless, as the screen does. */
export function toRequest({
  on,
  header,
  message,
  startsOn,
  opensOn,
}: VacationValues): VacationMode {
  const closes = on || startsOn !== ''
  return {
    vacationModeOn: on ? 1 : 0,
    header,
    message,
    startsOn: on ? null : startsOn || null,
    opensOn: closes ? opensOn || null : null,
  }
}

export function isSame(one: VacationValues, other: VacationValues): boolean {
  return JSON.stringify(toRequest(one)) === JSON.stringify(toRequest(other))
}

/** The first check that fails, in the words of the API; null: none. `today`: the studio's day. */
export function vacationProblem(values: VacationValues, today: string): Problem | null {
  const body = toRequest(values)
  const found = firstProblem('vacation', body)
  if (found) return found
  try {
    checkDays({ ...body, on: values.on }, today)
    return null
  } catch (error) {
    if (!isShopError(error)) throw error
    return { field: error.details.field ?? '', message: error.message }
  }
}

/** Closed, going to close by itself, or open. */
export function vacationStatus({ on, startsOn }: VacationValues): 'on' | 'planned' | 'off' {
  if (on) return 'on'
  return startsOn === '' ? 'off' : 'planned'
}
