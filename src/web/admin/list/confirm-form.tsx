import { type FormEvent, useState } from 'react'
import { readPasskey, turnedAway } from '#shop/people/sign-in/pages/passkey.ts'
import { SecretField } from '#shop/people/sign-in/pages/secret-field.tsx'
import { adminCopy } from '#web/admin/copy.ts'
import { Button } from '#web/ui/button.tsx'
import { ApiFailure, call, type Schemas } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import { useOneAtATime } from './use-one-at-a-time.ts'

/** A code of the app, or a recovery code; anything else is a password. */
const codePattern = /^(?:\d{6}|[a-z0-9]{5}-[a-z0-9]{5})$/i

export function ConfirmForm({ onConfirmed }: { onConfirmed(): void }) {
  const { busy, run } = useOneAtATime()
  const [problem, setProblem] = useState<string | null>(null)

  const prove = (read: () => Promise<Schemas['Confirmation']>) =>
    run(async () => {
      setProblem(null)
      try {
        await call('POST /api/account/confirm', { body: await read() })
        onConfirmed()
      } catch (error) {
        if (turnedAway(error)) return
        const refused = error instanceof ApiFailure ? error.code : 'unknown'
        setProblem(refused === 'too_many' ? adminCopy.confirmTooMany : adminCopy.confirmWrong)
      }
    })

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const proof = String(new FormData(event.currentTarget).get('proof') ?? '').trim()
    void prove(async () => (codePattern.test(proof) ? { code: proof } : { password: proof }))
  }

  return (
    <form method="dialog" onSubmit={onSubmit} className={layout.stack4}>
      <SecretField
        label={adminCopy.confirmProof}
        name="proof"
        autoComplete="current-password"
        maxLength={200}
        required
        problem={problem}
      />
      <Button type="submit" busy={busy}>
        {adminCopy.confirm}
      </Button>
      <Button
        variant="quiet"
        disabled={busy}
        onClick={() => void prove(async () => ({ passkey: await readPasskey() }))}
      >
        {adminCopy.confirmPasskey}
      </Button>
    </form>
  )
}
