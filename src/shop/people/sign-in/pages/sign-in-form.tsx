import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { readTexts } from '#web/ui/form-texts.ts'
import { ApiFailure, addressOf, call } from '#web/ui/hooks/api.ts'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'
import { CodeField } from './code-field.tsx'
import { signInCopy, signInFailure } from './copy.ts'
import { SecretField } from './secret-field.tsx'
import styles from './sign-in.module.css'

interface SignInFormProps {
  /** The session's data is fresh already. */
  onSignedIn(): void | Promise<void>
  /** The API's code of a form that failed without JavaScript. */
  problem?: string | null
  /** The ended session's. */
  email?: string
}

/** Without JavaScript it is a plain form, and leads to the admin. */
export function SignInForm({ onSignedIn, problem = null, email = '' }: SignInFormProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState(problem)
  const [coded, setCoded] = useState(problem === 'code_needed')
  const codeField = useRef<HTMLInputElement>(null)
  const sending = useRef(false)
  const password = useRef<HTMLInputElement>(null)
  const { signIn } = useVisitor()
  const ids = useId()

  useEffect(() => {
    if (coded) codeField.current?.focus()
  }, [coded])

  // `autofocus` tells the dialog that opens around this form where to put the focus.
  useLayoutEffect(() => {
    if (email) password.current?.setAttribute('autofocus', '')
  }, [email])

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setFailure(null)
    try {
      const code = String(new FormData(event.currentTarget).get('code') ?? '') || undefined
      const body = { ...readTexts(event.currentTarget, 'email', 'password'), code }
      await signIn(() => call('POST /api/users/login', { body }))
      await onSignedIn()
    } catch (error) {
      const refused = error instanceof ApiFailure ? error : null
      sending.current = false
      setBusy(false)
      if (refused?.code === 'code_needed' || refused?.field === 'code') {
        setCoded(true)
        setFailure(refused.field === 'code' ? 'code' : null)
        return
      }
      const code = refused?.code ?? 'unknown'
      setFailure(code)
      toast.error(signInFailure(code), code === 'no_session' ? 1500 : 3000)
      password.current?.select()
    }
  }

  return (
    <form
      method="post"
      action={addressOf('POST /api/users/login')}
      onSubmit={onSubmit}
      className={layout.stack4}
    >
      <div className={`${layout.stack2} ${prose.strong}`}>
        <label htmlFor={`${ids}-email`}>{signInCopy.email}</label>
        <input
          id={`${ids}-email`}
          className={`${control.well} ${styles.input}`}
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
      <SecretField
        ref={password}
        label={signInCopy.password}
        name="password"
        autoComplete="current-password"
        required
        describedBy={failure ? `${ids}-failure` : undefined}
      />
      {coded && (
        <CodeField ref={codeField} problem={failure === 'code' ? signInCopy.wrongCode : null} />
      )}
      {failure && failure !== 'code' && failure !== 'code_needed' && (
        <p id={`${ids}-failure`} className={prose.reason}>
          {signInFailure(failure)}
        </p>
      )}
      <Button type="submit" busy={busy} className={styles.submit}>
        {signInCopy.logIn}
      </Button>
    </form>
  )
}
