import type { ReactNode } from 'react'
import styles from './form.module.css'

interface SaveBarProps {
  /** Why it is not saved; it is read out when it appears. */
  reason: ReactNode
  /** One form of several on its screen: the bar stays at its form's end. */
  inline?: boolean
  /** The buttons; the submit button is the wide one. */
  children: ReactNode
}

/** The end of a form, always within reach of a thumb. */
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
