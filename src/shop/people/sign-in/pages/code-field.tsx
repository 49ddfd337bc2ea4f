import { type Ref, useId } from 'react'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { signInCopy } from './copy.ts'
import styles from './sign-in.module.css'

interface CodeFieldProps {
  problem?: string | null
  /** Replaces the words about recovery codes where none can be used. */
  hint?: string
  ref?: Ref<HTMLInputElement>
}

export function CodeField({ problem = null, hint = signInCopy.codeHint, ref }: CodeFieldProps) {
  const ids = useId()
  return (
    <div className={`${layout.stack2} ${prose.strong}`} data-field="code">
      <label htmlFor={`${ids}-code`}>{signInCopy.code}</label>
      <input
        ref={ref}
        id={`${ids}-code`}
        className={`${control.well} ${styles.input}`}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        required
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${ids}-hint`}
      />
      <p id={`${ids}-hint`} className={problem ? prose.reason : `${prose.hint} ${prose.light}`}>
        {problem ?? hint}
      </p>
    </div>
  )
}
