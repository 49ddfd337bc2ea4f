import type { Schemas } from '#web/ui/api.ts'

export type VacationMode = Schemas['VacationMode']

/** As it is typed: a date that isn't there is ''. */
export interface VacationDraft {
  on: boolean
  header: string
  message: string
  startsOn: string
  opensOn: string
}

export function draftOf(mode: VacationMode): VacationDraft {
  const { vacationModeOn, header, message, startsOn, opensOn } = mode
  return {
    on: vacationModeOn === 1,
    header,
    message,
    startsOn: startsOn ?? '',
    opensOn: opensOn ?? '',
  }
}

/** What is sent. Dates that mean nothing as the switch stands are left out, as they are on screen. */
export function bodyOf({ on, header, message, startsOn, opensOn }: VacationDraft): VacationMode {
  const closes = on || startsOn !== ''
  return {
    vacationModeOn: on ? 1 : 0,
    header,
    message,
    startsOn: on ? null : startsOn || null,
    opensOn: closes ? opensOn || null : null,
  }
}

export function isSame(one: VacationDraft, other: VacationDraft): boolean {
  return JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other))
}
