import { PageForm, usePageRefusal } from '#web/form/plain/page-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { addressOf, call } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { signInCopy } from './copy.ts'
import { CodeField } from './entry-field.tsx'
import styles from './sign-in.module.css'
import { useSignIn } from './use-sign-in.ts'

interface LinkFormProps {
  link: string
  onSignedIn(): void | Promise<void>
}

const to = addressOf('POST /api/users/login/link/open')

/** A mailed link signs in only after a press: mailboxes open links by themselves. */
export function LinkForm({ link, onSignedIn }: LinkFormProps) {
  const refused = usePageRefusal(to)?.failure ?? null
  const { busy, coded, codeProblem, words, enter } = useSignIn({ refused, onSignedIn })
  return (
    <PageForm
      to={to}
      onSubmit={(event) =>
        void enter(event, (code) =>
          call('POST /api/users/login/link/open', { body: { link, code } }),
        )
      }
      className={layout.stack4}
    >
      <input type="hidden" name="link" value={link} />
      <p>{signInCopy.linkText}</p>
      {coded && <CodeField problem={codeProblem} />}
      {words && (
        <p role="alert" className={prose.reason}>
          {words}
        </p>
      )}
      <Button type="submit" busy={busy} className={styles.submit}>
        {signInCopy.logIn}
      </Button>
    </PageForm>
  )
}
