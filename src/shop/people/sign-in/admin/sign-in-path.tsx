import { useState } from 'react'
import { CallForm } from '#web/form/call-form.tsx'
import { Field } from '#web/form/field.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Schemas } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { toast } from '#web/ui/toast.ts'
import styles from './account.module.css'
import { accountCopy } from './copy.ts'

export function SignInPath({ initial }: { initial: Schemas['SignInPath'] }) {
  const [signInPath, setSignInPath] = useState(initial)
  const [path, setPath] = useState(initial.path)

  function onMoved(moved: Schemas['SignInPath']): void {
    setSignInPath(moved)
    toast.success(accountCopy.signInPathChanged, 3000)
  }

  return (
    <div className={`${layout.stack4} ${layout.start}`}>
      <p className={styles.secret}>{signInPath.url}</p>
      {signInPath.configured ? (
        <p className={prose.hint}>{accountCopy.signInPathConfigured}</p>
      ) : (
        <CallForm to="PUT /api/sign-in-path" className={styles.setUp} onDone={onMoved}>
          {({ busy, problem }) => (
            <>
              <Field
                plan={{
                  ...{ name: 'path', kind: 'line', max: 60, mode: 'url' },
                  label: accountCopy.signInPathField,
                  hint: accountCopy.signInPathFieldHint,
                }}
                value={path}
                problem={problem}
                onChange={setPath}
              />
              <Button type="submit" variant="quiet" busy={busy}>
                {accountCopy.changeSignInPath}
              </Button>
            </>
          )}
        </CallForm>
      )}
    </div>
  )
}
