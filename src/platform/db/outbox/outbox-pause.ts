import { day, minute, second } from '#platform/time/clock.ts'

/** How fast an outbox is worked off; all in milliseconds. Only tests are in a hurry. */
export interface OutboxPace {
  /** After a crash a job waits so long for its next worker. A living worker renews its lease. */
  lease: number
  /** Between two looks for what is due. */
  look: number
  /** Half of the pause after the first failure; each further one doubles it. */
  pause: number
  longestPause: number
  /** What a try may take. Every call outside has an end of its own that comes far sooner. */
  longestTry: number
  /** A worker that stops waits no longer for a job that runs: its lease ends by itself. */
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

/** The pause after so many failed attempts, in milliseconds: 2^n seconds, at most 15 minutes. */
function nominalPause(attempts: number, { pause, longestPause }: OutboxPace): number {
  return Math.min(2 ** attempts * pause, longestPause)
}

/** That pause, up to a fifth shorter, so that jobs that failed together don't come back together. */
export function pauseAfter(attempts: number, pace: OutboxPace): number {
  return Math.round(nominalPause(attempts, pace) * (1 - Math.random() / 5))
}

/** So many attempts, with their pauses, make a day. */
export function attemptsInADay(pace: OutboxPace): number {
  let attempts = 0
  for (let passed = 0; passed < day; passed += nominalPause(attempts, pace)) attempts += 1
  return attempts
}
