import { NavLink } from 'react-router'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import picture from '#web/ui/kit/picture.module.css'
import styles from './bar.module.css'
import { shellCopy } from './copy.ts'

export function SearchLink() {
  return (
    <NavLink
      to={pagePaths.search}
      prefetch="intent"
      className={styles.search}
      aria-label={shellCopy.search}
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" className={`${picture.drawing} ${styles.lens}`}>
        <path d="M13.7 4.6c5.2-.3 9 3.6 9.1 8.6.1 5.2-3.7 9.2-8.8 9.3-5.2.1-9.2-3.7-9.3-8.8-.1-5.1 3.8-8.8 9-9.1ZM20.6 20.3c2.3 2.1 4.5 4.3 6.6 6.8" />
      </svg>
    </NavLink>
  )
}
