import { day, minute, second } from '#platform/time/clock.ts'

/** In milliseconds. */
export interface OutboxPace {
  lease: number
  look: number
  /** Half of the pause after the first failure; each further pause doubles it. */
  pause: number
  longestPause: number
  /** Every call outside has its own limit, which is far shorter. */
  longestTry: number
  goodbye: number
}

export const usualPace: OutboxPace = {
  lease: 2 * minute,
  look: second,
  pause: second,
  longestPause: 15 * minute,
  longestTry: 15 * minute,
  goodbye: 10 * second,
}

/** 2^n seconds, at most 15 minutes. */
function nominalPause(attempts: number, { pause, longestPause }: OutboxPace): number {
  return Math.min(2 ** attempts * pause, longestPause)
}

/** Up to a fifth shorter, so that jobs that failed together don't come back together. */
export function pauseAfter(attempts: number, pace: OutboxPace): number {
  return Math.round(nominalPause(attempts, pace) * (1 - Math.random() / 5))
}

export function attemptsInADay(pace: OutboxPace): number {
  let attempts = 0
  for (let passed = 0; passed < day; passed += nominalPause(attempts, pace)) attempts += 1
  return attempts
}
