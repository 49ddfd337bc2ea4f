import { setTimeout as pause } from 'node:timers/promises'

/** Answers `otherwise` after so many milliseconds, and ignores a later failure. */
export async function within<T>(milliseconds: number, work: Promise<T>, otherwise: T): Promise<T> {
  const waiting = new AbortController()
  const tooLate = pause(milliseconds, otherwise, { signal: waiting.signal })
  // Nobody awaits this promise once the work was faster.
  tooLate.catch(() => {})
  try {
    return await Promise.race([work, tooLate])
  } finally {
    waiting.abort()
  }
}
