import { day, minute, second } from '#kernel/clock.ts'

const longest = 15 * minute

/** The pause after so many failed attempts, in milliseconds: 2^n seconds, at most 15 minutes. */
function nominalPause(attempts: number): number {
  return Math.min(2 ** attempts * second, longest)
}

/** That pause, up to a fifth shorter, so that jobs that failed together don't come back together. */
export function pauseAfter(attempts: number): number {
  return Math.round(nominalPause(attempts) * (1 - Math.random() / 5))
}

/** So many attempts, with their pauses, make a day. */
export const attemptsInADay = countAttempts()

function countAttempts(): number {
  let attempts = 0
  for (let passed = 0; passed < day; passed += nominalPause(attempts)) attempts += 1
  return attempts
}
