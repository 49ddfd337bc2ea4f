/* Never decides what visitors see. */
import type { Database } from '#platform/db/database.ts'
import { once } from '#platform/once.ts'
import type { Clock } from '#platform/time/clock.ts'
import { readOpenings } from './timing.server.ts'

/** Reads once per content version, and again when pieces open. `now` in epoch milliseconds. */
export function onceUntilOpening<T>(
  { db, clock }: { db: Database; clock: Clock },
  read: (now: number) => Promise<T>,
): () => Promise<T> {
  const known = once<{ value: T; until: number } | null>(
    db,
    async () => {
      const now = clock.now()
      const [value, { next }] = await Promise.all([read(now), readOpenings(db.read, now)])
      return { value, until: next ?? Infinity }
    },
    null,
    (answer) => answer !== null && clock.now() >= answer.until,
  )
  return async () => {
    const answer = await known.read()
    if (answer === null) throw new Error('Nothing was read.')
    return answer.value
  }
}
