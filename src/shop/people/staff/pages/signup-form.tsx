import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { SecretField } from '#shop/people/sign-in/pages/secret-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { readTexts } from '#web/ui/form-texts.ts'
import { ApiFailure, addressOf, call } from '#web/ui/hooks/api.ts'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'
import styles from '../../sign-in/pages/sign-in.module.css'
import { signupCopy, signupFailure } from './copy.ts'

interface SignupFormProps {
  invitation: string
  submit: string
  /** The API's code of a form that failed without JavaScript. */
  problem: string | null
}

interface Failure {
  field: string
  words: string
}

/** Without JavaScript it is a plain form. */
export function SignupForm({ invitation, submit, problem }: SignupFormProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(
    problem === null ? null : { field: '', words: signupFailure(problem) },
  )
  const sending = useRef(false)
  const box = useRef<HTMLFormElement>(null)
  const { signIn } = useVisitor()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const ids = useId()

  useEffect(() => {
    if (!failure?.field) return
    const at = box.current?.querySelector(`[data-field="${CSS.escape(failure.field)}"] input`)
    if (at instanceof HTMLElement) at.focus()
  }, [failure])

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setFailure(null)
    try {
      const body = readTexts(event.currentTarget, 'invitation', 'name', 'email', 'password')
      await signIn(() => call('POST /api/users/create', { body }))
      await navigate(pagePaths.admin)
    } catch (error) {
      await tell(error)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  async function tell(error: unknown): Promise<void> {
    const refused = error instanceof ApiFailure ? error : new ApiFailure(0, { code: 'unknown' })
    // Used or withdrawn meanwhile: the reloaded page says so.
    if (refused.field === 'invitation') return revalidate()
    const words = refused.field ? refused.message : signupFailure(refused.code)
    setFailure({ field: refused.field ?? '', words })
    toast.error(words, 3000)
  }

  const problemOf = (field: string) => (failure?.field === field ? failure.words : null)
  const text = (name: 'name' | 'email', label: string) => (
    <div className={`${layout.stack2} ${prose.strong}`} data-field={name}>
      <label htmlFor={`${ids}-${name}`}>{label}</label>
      <input
        id={`${ids}-${name}`}
        className={`${control.well} ${styles.input}`}
        name={name}
        type={name === 'email' ? 'email' : 'text'}
        autoComplete={name === 'email' ? 'username' : 'name'}
        autoCapitalize={name === 'email' ? 'none' : 'words'}
        spellCheck={false}
        maxLength={name === 'email' ? 254 : 80}
        required
        aria-invalid={problemOf(name) !== null || undefined}
        aria-describedby={problemOf(name) ? `${ids}-${name}-problem` : undefined}
      />
      {problemOf(name) && (
        <p id={`${ids}-${name}-problem`} className={prose.reason}>
          {problemOf(name)}
        </p>
      )}
    </div>
  )

  return (
    <form
      ref={box}
      method="post"
      action={addressOf('POST /api/users/create')}
      onSubmit={onSubmit}
      className={layout.stack4}
    >
      <input type="hidden" name="invitation" value={invitation} />
      {text('name', 'Name')}
      {text('email', 'Email')}
      <SecretField
        label={signupCopy.password}
        name="password"
        autoComplete="new-password"
        minLength={10}
        maxLength={200}
        required
        hint={signupCopy.rule}
        problem={problemOf('password')}
      />
      {failure && failure.field === '' && (
        <p role="alert" className={prose.reason}>
          {failure.words}
        </p>
      )}
      <Button type="submit" busy={busy} className={styles.submit}>
        {submit}
      </Button>
    </form>
  )
}
