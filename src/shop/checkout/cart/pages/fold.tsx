import type { ReactNode } from 'react'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import styles from './cart.module.css'

interface FoldProps {
  id?: string
  summary: string
  open?: boolean
  children: ReactNode
}

export function Fold({ id, summary, open, children }: FoldProps) {
  return (
    <details id={id} className={`${layout.short} ${layout.anchor}`} open={open || undefined}>
      <summary className={`${control.plain} ${styles.summary}`}>{summary}</summary>
      {children}
    </details>
  )
}
