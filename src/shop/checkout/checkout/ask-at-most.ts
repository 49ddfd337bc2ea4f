import { lastUsed } from '#platform/last-used.ts'
import { type Clock, second } from '#platform/time/clock.ts'

const pause = 3 * second
const capacity = 10_000

interface Asked<T> {
  at: number
  answer: Promise<T>
  running: boolean
}

/** Shares a running call. Null if it takes over three seconds: use the known facts. */
export function askAtMost<T>(clock: Clock) {
  const asked = lastUsed<Asked<T>>(capacity)

  return function ask(key: string, work: () => Promise<T>): Promise<T> | null {
    const last = asked.get(key)
    if (last?.running) return last.answer
    if (last && clock.now() - last.at < pause) return null
    const answer = work().finally(() => {
      next.running = false
    })
    const next: Asked<T> = { at: clock.now(), answer, running: true }
    asked.set(key, next)
    return answer
  }
}
