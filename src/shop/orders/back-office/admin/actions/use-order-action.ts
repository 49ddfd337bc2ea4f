import { useRevalidator } from 'react-router'
import { reasonFor } from '#web/admin/copy.ts'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { ApiFailure } from '#web/ui/hooks/api.ts'
import { toast } from '#web/ui/toast.ts'

interface ActionWords<T> {
  done: string | ((answer: T) => string)
  failed: string
}

/**
 * Runs one owner action at a time, with a toast for every outcome. When another window was faster,
 * the page shows the order's present state and keeps typed text.
 */
export function useOrderAction() {
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const asOwner = useAsOwner()

  async function act<T>(work: () => Promise<T>, words: ActionWords<T>): Promise<boolean> {
    let done = false
    let said = ''
    await run(async () => {
      try {
        const answer = await asOwner(work)
        said = typeof words.done === 'string' ? words.done : words.done(answer)
        done = true
      } catch (failure) {
        toast.error(`${words.failed} ${reasonFor(failure)}`, 6000)
        if (failure instanceof ApiFailure && isStale(failure)) await revalidate()
        return
      }
      toast.success(said, 3000)
      await revalidate()
    })
    return done
  }

  return { busy, act }
}

function isStale({ status }: ApiFailure): boolean {
  return status === 404 || status === 409
}

/** Moves the focus when the pressed button is gone. */
export function focusOn(selector: string, frames = 30): void {
  const place = document.querySelector<HTMLElement>(selector)
  place?.focus()
  // Elements behind a dialog take no focus until it closes, some frames later.
  if (place === document.activeElement || frames === 0) return
  requestAnimationFrame(() => focusOn(selector, frames - 1))
}
