import { useRevalidator } from 'react-router'
import { reasonFor } from '#web/admin/copy.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { ApiFailure } from '#web/ui/hooks/api.ts'
import { toast } from '#web/ui/toast.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

export interface ActionWords<T> {
  done: string | ((answer: T) => string)
  failed: string
}

/** When another window was faster, the page shows the present state and keeps typed text. */
export function useAction() {
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const asOwner = useAsOwner()

  async function act<T>(work: () => Promise<T>, words: ActionWords<T>): Promise<boolean> {
    let done = false
    await run(async () => {
      try {
        const answer = await asOwner(work)
        done = true
        toast.success(typeof words.done === 'string' ? words.done : words.done(answer), 3000)
      } catch (failure) {
        toast.error(`${words.failed} ${reasonFor(failure)}`, 6000)
        if (!isStale(failure)) return
      }
      await revalidate()
    })
    return done
  }

  return { busy, act }
}

/** Another window was faster. */
export function isStale(failure: unknown): boolean {
  return failure instanceof ApiFailure && (failure.status === 404 || failure.status === 409)
}
