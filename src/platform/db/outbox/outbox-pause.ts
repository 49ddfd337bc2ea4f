import { day, minute, second } from '#platform/time/clock.ts'

/** Delays and time limits of an outbox, all in milliseconds. Only tests are in a hurry. */
export interface OutboxPace {
  /** The wait of a job for its next worker after a crash. A living worker renews its lease. */
  lease: number
  /** The pause between two looks for due jobs. */
  look: number
  /** Half of the pause after the first failure; each further one doubles it. */
  pause: number
  longestPause: number
  /** The time limit of a try. Every call outside has its own limit, which is far shorter. */
  longestTry: number
  /** The longest wait of a stopping worker for a running job: the job's lease ends by itself. */
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

/** The number of attempts that, with their pauses, make a day. */
export function attemptsInADay(pace: OutboxPace): number {
  let attempts = 0
  for (let passed = 0; passed < day; passed += nominalPause(attempts, pace)) attempts += 1
  return attempts
}
