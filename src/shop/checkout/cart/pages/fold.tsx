import type { ReactNode } from 'react'
import styles from './cart-lines.module.css'

interface FoldProps {
  id?: string
  summary: string
  open?: boolean
  children: ReactNode
}

/** Opens without a script, too. */
export function Fold({ id, summary, open, children }: FoldProps) {
  return (
    <details id={id} className={styles.fold} open={open || undefined}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  )
}
