import type { ReactNode } from 'react'
import { Doodle } from '#web/ui/doodles.tsx'
import styles from './list.module.css'

interface NothingHereProps {
  lead: string
  doodle?: { which: number; ink: 'accent2' | 'accent3' }
  children?: ReactNode
}

export function NothingHere({ lead, doodle, children }: NothingHereProps) {
  return (
    <div className={styles.empty}>
      {doodle && (
        <Doodle which={doodle.which} className={`${styles.doodle} ${styles[doodle.ink]}`} />
      )}
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  )
}
