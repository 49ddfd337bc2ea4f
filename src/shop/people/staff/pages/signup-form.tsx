import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { EntryField } from '#shop/people/sign-in/pages/entry-field.tsx'
import { SecretField } from '#shop/people/sign-in/pages/secret-field.tsx'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { PageForm, repeated, usePageRefusal } from '#web/form/plain/page-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { readTexts } from '#web/ui/form-texts.ts'
import { ApiFailure, addressOf, call } from '#web/ui/hooks/api.ts'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'
import styles from '../../sign-in/pages/sign-in.module.css'
import { signupCopy, signupFailure } from './copy.ts'

interface SignupFormProps {
  invitation: string
  submit: string
}

const to = addressOf('POST /api/users/create')

interface Failure {
  field: string
  words: string
}

function failureOf({ field = '', message, code }: ApiFailure): Failure {
  return { field, words: field ? message : signupFailure(code) }
}

export function SignupForm({ invitation, submit }: SignupFormProps) {
  const refusal = usePageRefusal(to)
  const { busy, run } = useOneAtATime()
  const [failure, setFailure] = useState(refusal && failureOf(refusal.failure))
  const box = useRef<HTMLFormElement>(null)
  const { signIn } = useVisitor()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()

  useEffect(() => {
    if (!failure?.field) return
    const at = box.current?.querySelector(`[data-field="${CSS.escape(failure.field)}"] input`)
    if (at instanceof HTMLElement) at.focus()
  }, [failure])

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const body = readTexts(event.currentTarget, 'invitation', 'name', 'email', 'password')
    void run(async () => {
      setFailure(null)
      try {
        await signIn(() => call('POST /api/users/create', { body }))
        await navigate(pagePaths.admin)
      } catch (error) {
        await tell(error)
      }
    })
  }

  async function tell(error: unknown): Promise<void> {
    const refused = error instanceof ApiFailure ? error : new ApiFailure(0, { code: 'unknown' })
    // The invitation was used or withdrawn: the reloaded page says so.
    if (refused.field === 'invitation') return revalidate()
    const told = failureOf(refused)
    setFailure(told)
    toast.error(told.words, 3000)
  }

  const entry = (name: string) => ({
    ...repeated(refusal, name),
    problem: failure?.field === name ? failure.words : null,
  })
  return (
    <PageForm ref={box} to={to} onSubmit={onSubmit} className={layout.stack4}>
      <input type="hidden" name="invitation" value={invitation} />
      <EntryField
        label={signupCopy.name}
        {...entry('name')}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={80}
        required
      />
      <EntryField
        label={signupCopy.email}
        {...entry('email')}
        type="email"
        autoComplete="username"
        maxLength={254}
        required
      />
      <SecretField
        label={signupCopy.password}
        {...entry('password')}
        autoComplete="new-password"
        minLength={10}
        maxLength={200}
        required
        hint={signupCopy.rule}
      />
      {failure && failure.field === '' && (
        <p role="alert" className={prose.reason}>
          {failure.words}
        </p>
      )}
      <Button type="submit" busy={busy} className={styles.submit}>
        {submit}
      </Button>
    </PageForm>
  )
}
