import { Link } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import control from '#web/ui/kit/control.module.css'
import { openingCopy } from './copy.ts'
import styles from './opening.module.css'

export function BackToList() {
  return (
    <p className={styles.back}>
      <Link to={pagePaths.admin} className={`${control.way} ${styles.link}`}>
        <span aria-hidden="true">← </span>
        <span className={styles.backToListWords}>{openingCopy.backToList}</span>
      </Link>
    </p>
  )
}
