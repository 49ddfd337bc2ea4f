import { type FormEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { PageForm, usePageRefusal } from '#web/form/plain/page-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { readTexts } from '#web/ui/form-texts.ts'
import { addressOf, call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'
import { signInCopy, signInFailure } from './copy.ts'
import { CodeField, EntryField } from './entry-field.tsx'
import { SecretField } from './secret-field.tsx'
import styles from './sign-in.module.css'
import { useSignIn } from './use-sign-in.ts'

interface SignInFormProps {
  onSignedIn(): void | Promise<void>
  email?: string
}

const to = addressOf('POST /api/users/login')

export function SignInForm({ onSignedIn, email = '' }: SignInFormProps) {
  const refusal = usePageRefusal(to)
  const codeField = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const ids = useId()
  const { busy, coded, codeProblem, words, enter } = useSignIn({
    refused: refusal?.failure ?? null,
    onSignedIn,
    onRefused(code) {
      toast.error(signInFailure(code), code === 'no_session' ? 1500 : 3000)
      password.current?.select()
    },
  })

  useEffect(() => {
    if (coded) codeField.current?.focus()
  }, [coded])

  // `autofocus` tells the surrounding dialog where to put the focus.
  useLayoutEffect(() => {
    if (email) password.current?.setAttribute('autofocus', '')
  }, [email])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const texts = readTexts(event.currentTarget, 'email', 'password')
    void enter(event, (code) => call('POST /api/users/login', { body: { ...texts, code } }))
  }

  return (
    <PageForm to={to} onSubmit={onSubmit} className={layout.stack4}>
      <EntryField
        label={signInCopy.email}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        required
        defaultValue={refusal?.typed.get('email') ?? email}
      />
      <SecretField
        ref={password}
        label={signInCopy.password}
        name="password"
        autoComplete="current-password"
        required
        describedBy={words ? `${ids}-failure` : undefined}
      />
      {coded && <CodeField ref={codeField} problem={codeProblem} />}
      {words && (
        <p id={`${ids}-failure`} className={prose.reason}>
          {words}
        </p>
      )}
      <Button type="submit" busy={busy} className={styles.submit}>
        {signInCopy.logIn}
      </Button>
    </PageForm>
  )
}
