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
  return Math.round(nominalPause(attempts, pace) * (1 - Math.random() * mostOff))
}

const mostOff = 1 / 5

/** The last comes a whole day after the first: then a mailbox's limit of 24 hours has passed. */
export function attemptsInADay(pace: OutboxPace): number {
  let attempts = 1
  for (let passed = 0; passed < day; attempts += 1) {
    passed += nominalPause(attempts, pace) * (1 - mostOff)
  }
  return attempts
}
