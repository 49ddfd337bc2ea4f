import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ApiFailure, addressOf, call } from '#web/ui/hooks/api.ts'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { CodeField } from './code-field.tsx'
import { signInCopy, signInFailure } from './copy.ts'
import styles from './sign-in.module.css'

interface LinkFormProps {
  link: string
  /** The API's code of a form that failed without JavaScript. */
  problem: string | null
  onSignedIn(): void | Promise<void>
}

/** A mailed link needs a press to sign in: mailboxes open links themselves to look at them. */
export function LinkForm({ link, problem, onSignedIn }: LinkFormProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(problem)
  const [coded, setCoded] = useState(problem === 'code_needed')
  const { signIn } = useVisitor()

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '') || undefined
    setBusy(true)
    setFailure(null)
    try {
      await signIn(() => call('POST /api/users/login/link/open', { body: { link, code } }))
      await onSignedIn()
    } catch (error) {
      setBusy(false)
      const refused = error instanceof ApiFailure ? error : null
      if (refused?.code === 'code_needed') setCoded(true)
      else
        setFailure(
          refused?.field === 'code' ? 'code' : (refused?.field ?? refused?.code ?? 'unknown'),
        )
    }
  }

  return (
    <form
      method="post"
      action={addressOf('POST /api/users/login/link/open')}
      onSubmit={onSubmit}
      className={layout.stack4}
    >
      <input type="hidden" name="link" value={link} />
      <p>{signInCopy.linkText}</p>
      {coded && <CodeField problem={failure === 'code' ? signInCopy.wrongCode : null} />}
      {failure && failure !== 'code' && failure !== 'code_needed' && (
        <p role="alert" className={prose.reason}>
          {failure === 'link' ? signInCopy.deadLink : signInFailure(failure)}
        </p>
      )}
      <Button type="submit" busy={busy} className={styles.submit}>
        {signInCopy.logIn}
      </Button>
    </form>
  )
}
