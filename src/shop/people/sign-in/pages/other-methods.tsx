import { type FormEvent, useState } from 'react'
import { useOneAtATime } from '#web/admin/list/use-one-at-a-time.ts'
import { Button } from '#web/ui/button.tsx'
import { readTexts } from '#web/ui/form-texts.ts'
import { ApiFailure, call } from '#web/ui/hooks/api.ts'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import { useSiteFact } from '#web/ui/hooks/use-site-fact.ts'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import layout from '#web/ui/kit/layout.module.css'
import { toast } from '#web/ui/toast.ts'
import { signInCopy, signInFailure } from './copy.ts'
import { EntryField } from './entry-field.tsx'
import { readPasskey, turnedAway } from './passkey.ts'
import styles from './sign-in.module.css'

export function OtherMethods({ onSignedIn }: { onSignedIn(): void | Promise<void> }) {
  const { busy, run } = useOneAtATime()
  const hydrated = useHydrated()
  const { signIn } = useVisitor()
  const mails = useSiteFact('mails')

  async function enterByPasskey(): Promise<void> {
    try {
      const response = await readPasskey()
      await signIn(() => call('POST /api/users/login/passkey', { body: { response } }))
      await onSignedIn()
    } catch (error) {
      if (turnedAway(error)) return
      const unknown = error instanceof ApiFailure && error.code === 'no_session'
      toast.error(unknown ? signInCopy.unknownPasskey : signInFailure('unknown'), 3000)
    }
  }

  if (!hydrated) return null
  return (
    <div className={layout.stack4}>
      <Button variant="quiet" busy={busy} onClick={() => void run(enterByPasskey)}>
        {signInCopy.passkey}
      </Button>
      {mails && <LinkRequest />}
    </div>
  )
}

function LinkRequest() {
  const { busy, run } = useOneAtATime()
  const [sent, setSent] = useState(false)

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const body = readTexts(event.currentTarget, 'email')
    void run(async () => {
      try {
        await call('POST /api/users/login/link', { body })
        setSent(true)
      } catch (error) {
        toast.error(signInFailure(error instanceof ApiFailure ? error.code : 'unknown'), 3000)
      }
    })
  }

  return (
    <details className={styles.other}>
      <summary className={styles.summary}>{signInCopy.link}</summary>
      {sent ? (
        <p role="status">{signInCopy.linkSent}</p>
      ) : (
        <form onSubmit={onSubmit} className={layout.stack4}>
          <EntryField
            label={signInCopy.linkEmail}
            type="email"
            name="email"
            autoComplete="email"
            required
          />
          <Button type="submit" variant="quiet" busy={busy}>
            {signInCopy.sendLink}
          </Button>
        </form>
      )}
    </details>
  )
}
