import type { FormEvent } from 'react'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { shopCopy } from '#web/ui/copy.ts'
import { addressOf, call } from '#web/ui/hooks/api.ts'
import { forgetUser } from '#web/ui/hooks/remembered-user.ts'
import { toast } from '#web/ui/toast.ts'
import { shellCopy } from './copy.ts'

/** Specification §4. Before the page's scripts run, the form signs out by itself. */
export function LogOut({ className }: { className: string | undefined }) {
  return (
    <form method="post" action={addressOf('POST /api/users/logout')} onSubmit={logOut}>
      <button type="submit" className={className}>
        {shellCopy.logOut}
      </button>
    </form>
  )
}

async function logOut(event: FormEvent): Promise<void> {
  event.preventDefault()
  try {
    await call('POST /api/users/logout')
  } catch {
    toast.error(shopCopy.notLoggedOut, 2500)
    return
  }
  forgetUser()
  // The worker keeps buyers' addresses for packing offline (public/worker.js).
  const worker = await navigator.serviceWorker?.getRegistration()
  worker?.active?.postMessage('signed-out')
  window.location.assign(pagePaths.home)
}
