import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { signInCopy } from './copy.ts'
import styles from './sign-in.module.css'

export interface EntryFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string
  label: string
  problem?: string | null
  hint?: string
  describedBy?: string
  ref?: Ref<HTMLInputElement>
  children?: ReactNode
}

export function EntryField({
  label,
  problem,
  hint,
  describedBy,
  children,
  ...rest
}: EntryFieldProps) {
  const ids = useId()
  const words = problem ?? hint
  return (
    <div className={`${layout.stack2} ${prose.strong}`} data-field={rest.name}>
      <label htmlFor={`${ids}-input`}>{label}</label>
      <div className={styles.entry} data-filled={children ? true : undefined}>
        <input
          id={`${ids}-input`}
          className={`${control.well} ${styles.input}`}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={Boolean(problem) || undefined}
          aria-describedby={
            [words && `${ids}-words`, describedBy].filter(Boolean).join(' ') || undefined
          }
          {...rest}
        />
        {children}
      </div>
      {words && (
        <p id={`${ids}-words`} className={problem ? prose.reason : `${prose.hint} ${prose.light}`}>
          {words}
        </p>
      )}
    </div>
  )
}

export function CodeField(props: Partial<EntryFieldProps>) {
  return (
    <EntryField
      label={signInCopy.code}
      name="code"
      autoComplete="one-time-code"
      maxLength={20}
      required
      hint={signInCopy.codeHint}
      {...props}
    />
  )
}
