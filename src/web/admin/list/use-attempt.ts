import { useState } from 'react'
import { turnedAway } from '#shop/people/sign-in/pages/passkey.ts'
import { reasonFor } from '#web/admin/copy.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { useOneAtATime } from './use-one-at-a-time.ts'

/** For work whose failure is shown beside its button, not in a toast. */
export function useAttempt() {
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, run } = useOneAtATime()
  const asOwner = useAsOwner()

  async function attempt<T>(work: () => Promise<T>, onDone?: (answer: T) => void): Promise<void> {
    await run(async () => {
      setProblem(null)
      try {
        const answer = await asOwner(work)
        onDone?.(answer)
      } catch (failure) {
        if (!turnedAway(failure)) setProblem(reasonFor(failure))
      }
    })
  }

  return { busy, problem, setProblem, attempt }
}
