import { Link } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import { openingCopy } from './copy.ts'
import type { NextStep } from './next-step.ts'
import styles from './opening.module.css'

/** On every screen until the shop opens. */
export function BackToList({ next }: { next: NextStep | null }) {
  return (
    <p className={`${layout.row3} ${styles.back}`}>
      <Link to={pagePaths.admin} className={`${control.link} ${styles.link}`}>
        <span aria-hidden="true">← </span>
        <span className={styles.backToListWords}>{openingCopy.backToList}</span>
      </Link>
      {next && (
        <Link to={next.to} className={`${control.link} ${styles.link}`}>
          <span className={styles.backToListWords}>{openingCopy.next(next.name)}</span>
          <span aria-hidden="true"> →</span>
        </Link>
      )}
    </p>
  )
}
