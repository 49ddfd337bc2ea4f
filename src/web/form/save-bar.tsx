import type { ReactNode } from 'react'
import styles from './form.module.css'

interface SaveBarProps {
  reason: ReactNode
  /** For one of several forms on a screen: the bar stays at the form's end. */
  inline?: boolean
  children: ReactNode
}

export function SaveBar({ reason, inline = false, children }: SaveBarProps) {
  return (
    <div className={styles.bar} data-inline={inline || undefined}>
      <div role="alert" className={styles.reason}>
        {reason}
      </div>
      {children}
    </div>
  )
}
