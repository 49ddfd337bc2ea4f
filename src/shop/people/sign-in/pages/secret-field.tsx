import { type InputHTMLAttributes, type Ref, useId, useState } from 'react'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import styles from './sign-in.module.css'

interface SecretFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  problem?: string | null
  describedBy?: string
  hint?: string
  ref?: Ref<HTMLInputElement>
}

/** Specification §4. */
export function SecretField({
  label,
  problem = null,
  describedBy,
  hint,
  ref,
  ...rest
}: SecretFieldProps) {
  const [shown, setShown] = useState(false)
  const hydrated = useHydrated()
  const ids = useId()
  const own = problem || hint ? `${ids}-hint` : undefined
  return (
    <div className={`${layout.stack2} ${prose.strong}`} data-field={rest.name}>
      <label htmlFor={`${ids}-secret`}>{label}</label>
      <div className={styles.secret}>
        <input
          ref={ref}
          id={`${ids}-secret`}
          className={`${control.well} ${styles.input}`}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={problem !== null || undefined}
          aria-describedby={[own, describedBy].filter(Boolean).join(' ') || undefined}
          {...rest}
        />
        {hydrated && (
          <button
            type="button"
            className={styles.show}
            aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
          >
            <svg viewBox="0 0 32 24" aria-hidden="true">
              <path d="M3 12.4C7.6 6 12 3.2 16.3 3.2c4.4 0 8.6 3 12.7 9.2-4.3 5.8-8.5 8.6-12.7 8.6-4.4 0-8.7-2.9-13.3-8.6Z" />
              <path d="M20.2 12.3c0 2.3-1.7 4-4 4s-4.1-1.7-4.1-4 1.8-4.1 4.1-4.1 4 1.8 4 4.1Z" />
              {!shown && <path d="M5.5 21.5 26.8 2.8" />}
            </svg>
          </button>
        )}
      </div>
      {own && (
        <p id={own} className={problem ? prose.reason : `${prose.hint} ${prose.light}`}>
          {problem ?? hint}
        </p>
      )}
    </div>
  )
}
