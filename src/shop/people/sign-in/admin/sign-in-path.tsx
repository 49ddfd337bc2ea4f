import { type FormEvent, useState } from 'react'
import { useAttempt } from '#web/admin/list/use-attempt.ts'
import { Field } from '#web/form/field.tsx'
import { Button } from '#web/ui/button.tsx'
import { call, type Schemas } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'
import styles from './account.module.css'
import { accountCopy } from './copy.ts'

export function SignInPath({ initial }: { initial: Schemas['SignInPath'] }) {
  const [signInPath, setSignInPath] = useState(initial)
  const [path, setPath] = useState(initial.path)
  const { busy, problem, attempt } = useAttempt()

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const move = () => call('PUT /api/sign-in-path', { body: { path } })
    void attempt(move, (moved) => {
      setSignInPath(moved)
      toast.success(accountCopy.signInPathChanged, 3000)
    })
  }

  return (
    <div className={`${layout.stack4} ${layout.start}`}>
      <p className={styles.secret}>{signInPath.url}</p>
      {signInPath.configured ? (
        <p className={prose.hint}>{accountCopy.signInPathConfigured}</p>
      ) : (
        <form method="dialog" onSubmit={onSubmit} className={styles.setUp}>
          <Field
            plan={{
              name: 'path',
              label: accountCopy.signInPathField,
              kind: 'line',
              max: 60,
              mode: 'url',
              hint: accountCopy.signInPathFieldHint,
            }}
            value={path}
            problem={problem}
            onChange={setPath}
          />
          <Button type="submit" variant="quiet" busy={busy}>
            {accountCopy.changeSignInPath}
          </Button>
        </form>
      )}
    </div>
  )
}
