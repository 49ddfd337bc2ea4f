import styles from './breadcrumb.module.css'
import { shopCopy } from './copy.ts'

/** The first stop of the keyboard: past the bar, to the page itself. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      {shopCopy.skipToPage}
    </a>
  )
}
