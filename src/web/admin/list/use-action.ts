import { useNavigate, useRevalidator } from 'react-router'
import { reasonFor } from '#web/admin/copy.ts'
import { useAsOwner } from '#web/admin/sign-in-again.tsx'
import { ApiFailure } from '#web/ui/hooks/api.ts'
import { toast } from '#web/ui/toast.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

export interface ActionWords<T> {
  /** Absent: shows no message. */
  done?: string | ((answer: T) => string)
  failed: string
  /** The next page; null: stays on this page; absent: reloads this page. */
  to?: string | null
}

/** After another window's change the page shows the present state and keeps typed text. */
export function useAction() {
  const { busy, run } = useOneAtATime()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const asOwner = useAsOwner()

  /** Undefined: the owner closed the question who she is, and may try again. */
  async function act<T>(
    work: () => Promise<T>,
    { done: said, failed, to }: ActionWords<T>,
  ): Promise<boolean | undefined> {
    let done: boolean | undefined = false
    await run(async () => {
      try {
        const answer = await asOwner(work)
        done = true
        if (said !== undefined) toast.success(typeof said === 'string' ? said : said(answer), 3000)
      } catch (failure) {
        toast.error(`${failed} ${reasonFor(failure)}`, 6000)
        if (isUnproved(failure)) done = undefined
        if (!isStale(failure)) return
      }
      if (!done || to === undefined) await revalidate()
      else if (to !== null) await navigate(to, { replace: true })
    })
    return done
  }

  return { busy, act }
}

function isUnproved(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return false
  return failure.status === 401 || failure.code === 'confirm_sign_in'
}

/** Another window has changed it. */
export function isStale(failure: unknown): boolean {
  return failure instanceof ApiFailure && (failure.status === 404 || failure.status === 409)
}
