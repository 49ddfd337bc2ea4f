import { setTimeout as pause } from 'node:timers/promises'

/** Too late, it answers or throws as `otherwise` does, and ignores how the work ends. */
export async function within<T>(
  milliseconds: number,
  work: Promise<T>,
  otherwise: () => T,
): Promise<T> {
  const waiting = new AbortController()
  const tooLate = pause(milliseconds, undefined, { signal: waiting.signal }).then(otherwise)
  // Nobody awaits this promise once the work was faster.
  tooLate.catch(() => {})
  try {
    return await Promise.race([work, tooLate])
  } finally {
    waiting.abort()
  }
}
