import { type Ref, useId } from 'react'
import { signInCopy } from './copy.ts'
import styles from './sign-in-form.module.css'

interface CodeFieldProps {
  problem?: string | null
  /** Replaces the words about recovery codes where none can be used. */
  hint?: string
  ref?: Ref<HTMLInputElement>
}

/** A code of an authenticator app, or a recovery code. */
export function CodeField({ problem = null, hint = signInCopy.codeHint, ref }: CodeFieldProps) {
  const ids = useId()
  return (
    <div className={styles.field} data-field="code">
      <label htmlFor={`${ids}-code`}>{signInCopy.code}</label>
      <input
        ref={ref}
        id={`${ids}-code`}
        className={styles.input}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        required
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${ids}-hint`}
      />
      <p id={`${ids}-hint`} className={problem ? styles.failure : styles.hint}>
        {problem ?? hint}
      </p>
    </div>
  )
}
