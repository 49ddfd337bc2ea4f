import { Link } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import styles from './back-to-list.module.css'
import { openingCopy } from './copy.ts'

export function BackToList() {
  return (
    <p className={styles.back}>
      <Link to={pagePaths.admin} className={styles.link}>
        <span aria-hidden="true">← </span>
        <span className={styles.words}>{openingCopy.backToList}</span>
      </Link>
    </p>
  )
}
