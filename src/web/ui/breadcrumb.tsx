import { Link } from 'react-router'
import styles from './breadcrumb.module.css'
import { shopCopy } from './copy.ts'
import control from './kit/control.module.css'
import layout from './kit/layout.module.css'
import prose from './kit/prose.module.css'

interface Crumb {
  name: string
  to?: string
}

interface BreadcrumbProps {
  steps: readonly Crumb[]
  /** Specification §2: 'Admin Homepage > Edit Print'. Nothing is fetched ahead. */
  admin?: boolean
}

export function Breadcrumb({ steps, admin }: BreadcrumbProps) {
  return (
    <nav aria-label={shopCopy.breadcrumb} className={layout.shrinks}>
      <ol className={`${layout.row} ${prose.hint} ${styles.steps}`} data-admin={admin}>
        {steps.map(({ name, to }) => (
          <li key={`${to} ${name}`} className={styles.step}>
            {to ? (
              <Link
                to={to}
                prefetch={admin ? 'none' : 'intent'}
                className={`${control.target} ${styles.link}`}
              >
                {name}
              </Link>
            ) : (
              <span aria-current="page" className={`${control.target} ${layout.shrinks}`}>
                <span className={styles.here}>{name}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
