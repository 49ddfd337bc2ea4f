import { dayIn, minuteIn, momentIn } from '#platform/time/zone.ts'
import { addDays } from '#shop/store/dispatch/dispatch.ts'
import type { HomeWindow, Market } from './settings.schema.ts'

/** 'picture': without a window. */
export const windowFollows = ['picture', 'season', 'hour', 'coming'] as const
export const noWindow: HomeWindow = { follows: 'picture', market: null }

export type Scene = 'spring' | 'summer' | 'autumn' | 'winter' | 'dawn' | 'day' | 'dusk' | 'night'

export interface WindowView {
  scene: Scene
  coming: { kind: 'drop'; id: number; title: string } | ({ kind: 'market' } & Market) | null
}

export interface WindowPlace {
  /** Epoch milliseconds. */
  now: number
  /** IANA. */
  timeZone: string
  /** ISO 3166-1 alpha-2; null: unknown. */
  country: string | null
}

interface ComingDrop {
  id: number
  title: string
  /** Epoch milliseconds. */
  opensAt: number
}

/** Countries with most people south of the equator: December is their summer. */
const southern = new Set(
  'AO AR AU BO BR BW CL FJ LS MG MU MW MZ NA NZ PE PY SZ UY ZA ZM ZW'.split(' '),
)

const seasons = ['winter', 'spring', 'summer', 'autumn'] as const

/** By the studio's clocks. */
const hours: readonly { from: string; scene: Scene }[] = [
  { from: '05:00', scene: 'dawn' },
  { from: '08:00', scene: 'day' },
  { from: '17:00', scene: 'dusk' },
  { from: '21:00', scene: 'night' },
]

/** Null: no window. `drops`: announced drops, the next one first. */
export function shownWindow(
  { follows, market }: HomeWindow,
  place: WindowPlace,
  drops: readonly ComingDrop[],
): WindowView | null {
  if (follows === 'picture') return null
  if (follows === 'hour') return { scene: hourNow(place).scene, coming: null }
  const today = dayIn(place.now, place.timeZone)
  const scene = seasonOf(today, place.country)
  return { scene, coming: follows === 'coming' ? nextOf(market, drops, place) : null }
}

/** A shop without a picture shows the season. */
export const withoutPicture = (shown: HomeWindow): HomeWindow =>
  shown.follows === 'picture' ? { ...shown, follows: 'season' } : shown

/** Epoch milliseconds. */
export function homeWindowChanges(
  { follows }: HomeWindow,
  timeZone: string,
  now: number,
): { last: number; next: number } {
  const today = dayIn(now, timeZone)
  const times = follows === 'hour' ? hours.map(({ from }) => from) : ['00:00']
  const moments = [addDays(today, -1), today, addDays(today, 1)].flatMap((day) =>
    times.map((time) => momentIn(`${day}T${time}`, timeZone)),
  )
  return {
    last: Math.max(...moments.filter((moment) => moment <= now)),
    next: Math.min(...moments.filter((moment) => moment > now)),
  }
}

function hourNow({ now, timeZone }: WindowPlace) {
  const time = minuteIn(now, timeZone).slice(-5)
  return hours.findLast(({ from }) => from <= time) ?? { from: '', scene: 'night' as const }
}

function seasonOf(day: string, country: string | null): Scene {
  const turned = southern.has(country ?? '') ? 2 : 0
  const quarter = Math.floor((Number(day.slice(5, 7)) % 12) / 3)
  return seasons[(quarter + turned) % 4] ?? 'winter'
}

/** A market stays until the end of its day. */
function nextOf(
  market: Market | null,
  [drop]: readonly ComingDrop[],
  { now, timeZone }: WindowPlace,
): WindowView['coming'] {
  const isToCome = market !== null && market.day >= dayIn(now, timeZone)
  if (drop && !(isToCome && market.day < dayIn(drop.opensAt, timeZone))) {
    return { kind: 'drop', id: drop.id, title: drop.title }
  }
  return isToCome ? { kind: 'market', ...market } : null
}
