import { Link, type NavigateFunction, useNavigate } from 'react-router'
import control from '#web/ui/kit/control.module.css'
import { productsPageCopy } from './copy.ts'
import styles from './product-page.module.css'

/** Specification §2. Without JavaScript it leads to the gallery. */
export function ReturnLink({ otherwise }: { otherwise: string }) {
  const navigate = useNavigate()
  return (
    <Link
      to={otherwise}
      className={`${control.target} ${styles.link}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        goBack(navigate, otherwise)
      }}
    >
      <span aria-hidden="true" className={styles.arrow}>
        ←
      </span>
      <span className={styles.returnLinkWords}>{productsPageCopy.returnToPrevious}</span>
    </Link>
  )
}

/** The router counts its own pages in `idx`. A visit that began here goes to the gallery. */
export function goBack(navigate: NavigateFunction, otherwise: string): void {
  const { idx } = (window.history.state ?? {}) as { idx?: number }
  if (idx !== undefined && idx > 0) void navigate(-1)
  // A link that was pressed before hydration has reloaded this page.
  else if (document.referrer.startsWith(`${window.location.origin}/`)) window.history.back()
  else void navigate(otherwise)
}
