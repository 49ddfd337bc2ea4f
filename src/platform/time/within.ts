import { setTimeout as pause } from 'node:timers/promises'

/** `otherwise` after so many milliseconds; work that fails later is nobody's concern. */
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
