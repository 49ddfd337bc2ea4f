import { useState } from 'react'
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts'
import { EntryField, type EntryFieldProps } from './entry-field.tsx'
import styles from './sign-in.module.css'

/** Specification §4. */
export function SecretField(props: Omit<EntryFieldProps, 'children'>) {
  const [shown, setShown] = useState(false)
  const hydrated = useHydrated()
  return (
    <EntryField {...props} type={shown ? 'text' : 'password'}>
      {hydrated && (
        <button
          type="button"
          className={styles.show}
          aria-label={`${shown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          <svg viewBox="0 0 32 24" aria-hidden="true">
            <path d="M3 12.4C7.6 6 12 3.2 16.3 3.2c4.4 0 8.6 3 12.7 9.2-4.3 5.8-8.5 8.6-12.7 8.6-4.4 0-8.7-2.9-13.3-8.6Z" />
            <path d="M20.2 12.3c0 2.3-1.7 4-4 4s-4.1-1.7-4.1-4 1.8-4.1 4.1-4.1 4 1.8 4 4.1Z" />
            {!shown && <path d="M5.5 21.5 26.8 2.8" />}
          </svg>
        </button>
      )}
    </EntryField>
  )
}
