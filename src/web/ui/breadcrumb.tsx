import { Link } from 'react-router'
import styles from './breadcrumb.module.css'

interface Step {
  name: string
  /** The last step, the page itself, has none. */
  to?: string
}

/** The way here. */
export function Breadcrumb({ steps }: { steps: readonly Step[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.steps}>
        {steps.map(({ name, to }) => (
          <li key={name} className={styles.step}>
            {to ? (
              <Link to={to} prefetch="intent" className={styles.link}>
                {name}
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
