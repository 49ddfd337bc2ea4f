import { type FormEvent, useId, useRef, useState } from 'react'
import { ApiFailure, call } from '#web/ui/api.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useVisitor } from '#web/ui/visitor.tsx'
import { signInFailure } from './sign-in-copy.ts'
import styles from './sign-in-form.module.css'

interface SignInFormProps {
  /** Signed in; the session's data is fresh already. */
  onSignedIn(): void | Promise<void>
  /** The API's code of a form that failed without JavaScript. */
  problem?: string | null
  /** Known already: the session of this address has ended. */
  email?: string
}

/** Email and password. Without JavaScript it is a plain form, and leads to the admin. */
export function SignInForm({ onSignedIn, problem = null, email = '' }: SignInFormProps) {
  const [shown, setShown] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState(problem)
  const sending = useRef(false)
  const password = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  const { refresh } = useVisitor()
  const ids = useId()

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setFailure(null)
    try {
      const form = new FormData(event.currentTarget)
      await call('POST', '/api/users/login', {
        email: form.get('email'),
        password: form.get('password'),
      })
      await refresh()
      await onSignedIn()
    } catch (error) {
      const code = error instanceof ApiFailure ? error.code : 'unknown'
      setFailure(code)
      toast.error(signInFailure(code), code === 'no_session' ? 1500 : 3000)
      password.current?.select()
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return (
    <form method="post" action="/api/users/login" onSubmit={onSubmit} className={styles.form}>
      <div className={styles.field}>
        <label htmlFor={`${ids}-email`}>Email</label>
        <input
          id={`${ids}-email`}
          className={styles.input}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={email}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${ids}-password`}>Password</label>
        <div className={styles.secret}>
          <input
            ref={password}
            id={`${ids}-password`}
            className={styles.input}
            type={shown ? 'text' : 'password'}
            name="password"
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            required
            aria-describedby={failure ? `${ids}-failure` : undefined}
          />
          {hydrated && (
            <button
              type="button"
              className={styles.show}
              aria-label={shown ? 'Hide password' : 'Show password'}
              onClick={() => setShown(!shown)}
            >
              <svg viewBox="0 0 32 24" aria-hidden="true">
                <path d="M3 12.4C7.6 6 12 3.2 16.3 3.2c4.4 0 8.6 3 12.7 9.2-4.3 5.8-8.5 8.6-12.7 8.6-4.4 0-8.7-2.9-13.3-8.6Z" />
                <path d="M20.2 12.3c0 2.3-1.7 4-4 4s-4.1-1.7-4.1-4 1.8-4.1 4.1-4.1 4 1.8 4 4.1Z" />
                {!shown && <path d="M5.5 21.5 26.8 2.8" />}
              </svg>
            </button>
          )}
        </div>
      </div>
      {failure && (
        <p id={`${ids}-failure`} className={styles.failure}>
          {signInFailure(failure)}
        </p>
      )}
      <Button type="submit" busy={busy} className={styles.submit}>
        Log in
      </Button>
    </form>
  )
}
