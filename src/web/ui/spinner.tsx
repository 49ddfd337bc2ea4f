import prose from './kit/prose.module.css'
import styles from './toasts.module.css'

interface SpinnerProps {
  small?: boolean
  label?: string
}

/** Without motion it stands still, and its text says the same. */
export function Spinner({ small = false, label }: SpinnerProps) {
  return (
    <span className={small ? styles.small : styles.spinner} role={label ? 'status' : undefined}>
      <svg viewBox="0 0 40 40" aria-hidden="true" className={styles.ring}>
        <path d="M20 4.5c8.8-.4 15.9 6.6 15.6 15.4-.2 8.9-7 15.8-15.9 15.6C11 35.3 4.3 28.4 4.5 19.8" />
      </svg>
      {label && <span className={prose.small}>{label}</span>}
    </span>
  )
}
