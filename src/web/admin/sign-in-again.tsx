import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { SignInForm } from '#shop/people/sign-in/pages/sign-in-form.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ApiFailure, call } from '#web/ui/hooks/api.ts'
import { adminCopy } from './copy.ts'
import { ConfirmForm } from './list/confirm-form.tsx'

type AsOwner = <T>(work: () => Promise<T>) => Promise<T>

const AsOwnerContext = createContext<AsOwner | null>(null)

/** The form stays unchanged under the dialog. Closing the dialog fails the work. */
export function SignInAgain({ email, children }: { email: string; children: ReactNode }) {
  const [open, setOpen] = useState<'sign-in' | 'confirm' | null>(null)
  const waiting = useRef<((back: boolean) => void)[]>([])

  const settle = useCallback((back: boolean) => {
    setOpen(null)
    for (const answer of waiting.current.splice(0)) answer(back)
  }, [])

  const asOwner = useCallback<AsOwner>(async (work) => {
    try {
      return await work()
    } catch (failure) {
      const wanted = await whatIsWanted(failure)
      if (!wanted) throw failure
      const back = await new Promise<boolean>((answer) => {
        waiting.current.push(answer)
        setOpen(wanted)
      })
      if (!back) throw wanted === 'sign-in' ? new ApiFailure(401, { code: 'no_session' }) : failure
      return work()
    }
  }, [])

  return (
    <AsOwnerContext value={asOwner}>
      {children}
      <Dialog open={open === 'sign-in'} onClose={() => settle(false)} title={adminCopy.signInAgain}>
        <p>{adminCopy.signInAgainText}</p>
        <SignInForm email={email} onSignedIn={() => settle(true)} />
      </Dialog>
      <Dialog
        open={open === 'confirm'}
        onClose={() => settle(false)}
        title={adminCopy.confirmTitle}
      >
        <p>{adminCopy.confirmText}</p>
        <ConfirmForm onConfirmed={() => settle(true)} />
      </Dialog>
    </AsOwnerContext>
  )
}

export function useAsOwner(): AsOwner {
  const asOwner = useContext(AsOwnerContext)
  if (!asOwner) throw new Error('useAsOwner stands outside of SignInAgain.')
  return asOwner
}

async function whatIsWanted(failure: unknown): Promise<'sign-in' | 'confirm' | null> {
  if (!(failure instanceof ApiFailure)) return null
  if (failure.code === 'confirm_sign_in') return 'confirm'
  if (failure.status === 401) return 'sign-in'
  if (failure.status !== 403 || failure.code === 'account_removed') return null
  // The session now belongs to a guest, or the account's role no longer allows the work.
  const { user } = await call('GET /api/session')
  return user?.staffRole ? null : 'sign-in'
}
