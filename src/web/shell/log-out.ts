import { pagePaths } from '#platform/addresses/page-paths.ts'
import { shopCopy } from '#web/ui/copy.ts'
import { call } from '#web/ui/hooks/api.ts'
import { forgetUser } from '#web/ui/hooks/remembered-user.ts'
import { toast } from '#web/ui/toast.ts'

/** Specification §4. */
export async function logOut(): Promise<void> {
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
