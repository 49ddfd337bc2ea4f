import styles from './breadcrumb.module.css'
import { shopCopy } from './copy.ts'

export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      {shopCopy.skipToPage}
    </a>
  )
}
