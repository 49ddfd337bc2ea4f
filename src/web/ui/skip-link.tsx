import styles from './breadcrumb.module.css'

/** The first stop of the keyboard: past the bar, to the page itself. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      Skip to the page
    </a>
  )
}
