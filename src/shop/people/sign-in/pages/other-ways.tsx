import { type FormEvent, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ApiFailure, call } from '#web/ui/hooks/api.ts'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'
import { signInCopy, signInFailure } from './copy.ts'
import { readPasskey, turnedAway } from './passkey.ts'
import styles from './sign-in.module.css'

export function OtherWays({ onSignedIn }: { onSignedIn(): void | Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const hydrated = useHydrated()
  const { signIn } = useVisitor()

  async function enterByPasskey(): Promise<void> {
    setBusy(true)
    try {
      const response = await readPasskey()
      await signIn(() => call('POST /api/users/login/passkey', { body: { response } }))
      await onSignedIn()
    } catch (error) {
      setBusy(false)
      if (turnedAway(error)) return
      const unknown = error instanceof ApiFailure && error.code === 'no_session'
      toast.error(unknown ? signInCopy.unknownPasskey : signInFailure('unknown'), 3000)
    }
  }

  if (!hydrated) return null
  return (
    <div className={layout.stack4}>
      <Button variant="quiet" busy={busy} onClick={() => void enterByPasskey()}>
        {signInCopy.passkey}
      </Button>
      <LinkRequest />
    </div>
  )
}

function LinkRequest() {
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const ids = useId()

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '')
    setBusy(true)
    try {
      await call('POST /api/users/login/link', { body: { email } })
      setSent(true)
    } catch (error) {
      const code = error instanceof ApiFailure ? error.code : 'unknown'
      toast.error(signInFailure(code), 3000)
    } finally {
      setBusy(false)
    }
  }

  return (
    <details className={styles.other}>
      <summary className={styles.summary}>{signInCopy.link}</summary>
      {sent ? (
        <p role="status">{signInCopy.linkSent}</p>
      ) : (
        <form onSubmit={onSubmit} className={layout.stack4}>
          <div className={`${layout.stack2} ${prose.strong}`}>
            <label htmlFor={`${ids}-email`}>{signInCopy.linkEmail}</label>
            <input
              id={`${ids}-email`}
              className={`${control.well} ${styles.input}`}
              type="email"
              name="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          </div>
          <Button type="submit" variant="quiet" busy={busy}>
            {signInCopy.sendLink}
          </Button>
        </form>
      )}
    </details>
  )
}
