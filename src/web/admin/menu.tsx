import { Link } from 'react-router'
import { logOut } from '#web/storefront/frame/log-out.ts'
import styles from './menu.module.css'
import { addressAt, atOf, groups, type Place } from './places.ts'

interface MenuProps {
  place: Place | null
  /** Beside the work, not as the page itself. */
  compact?: boolean
}

/** Everything that can be done, by the specification's groups (§2). */
export function Menu({ place, compact = false }: MenuProps) {
  return (
    <nav aria-label="Admin" className={compact ? styles.beside : styles.sheets}>
      {groups.map(({ name, entries }, i) => (
        <section key={name} className={styles.group} data-ink={i}>
          <h2 className={styles.name}>{name}</h2>
          <ul className={styles.list}>
            {entries.map(({ at, label }) => (
              <li key={at}>
                <Link
                  to={addressAt(at)}
                  className={styles.entry}
                  aria-current={place && atOf(place) === at ? 'page' : undefined}
                >
                  <span className="visually-hidden">{label.startsWith('Select') ? '' : name} </span>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <button type="button" className={styles.out} onClick={logOut}>
        Log out
      </button>
    </nav>
  )
}
