import { line } from '#web/form/fields.ts'
import { SectionForm } from '#web/form/form.tsx'
import { useFields } from '#web/form/use-fields.tsx'
import type { Schemas } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import styles from './account.module.css'
import { accountCopy as copy } from './copy.ts'

const fields = {
  path: line({ label: copy.signInPathField, hint: copy.signInPathFieldHint, max: 60, mode: 'url' }),
}

export function SignInPath({ signInPath }: { signInPath: Schemas['SignInPath'] }) {
  const form = useFields(fields, {
    to: 'PUT /api/sign-in-path',
    schema: null,
    stored: signInPath,
    saved: copy.signInPathChanged,
    failed: copy.failed,
  })
  return (
    <div className={`${layout.stack4} ${layout.start}`}>
      <p className={styles.secret}>{signInPath.url}</p>
      {signInPath.configured ? (
        <p className={prose.hint}>{copy.signInPathConfigured}</p>
      ) : (
        <SectionForm form={form} save={copy.changeSignInPath} inline>
          {form.show('path')}
        </SectionForm>
      )}
    </div>
  )
}
