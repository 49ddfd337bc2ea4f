import { Link } from 'react-router'
import type { StaffRole } from '#shop/identity/staff-role.ts'
import { logOut } from '#web/storefront/frame/log-out.ts'
import type { Badges } from './badges.ts'
import { type AdminLocation, addressAt, sectionNameOf } from './location.ts'
import styles from './menu.module.css'
import { menuFor } from './sections.ts'

interface MenuProps {
  location: AdminLocation | null
  badges: Badges
  role: StaffRole | null
  /** Beside the work, not as the page itself. */
  compact?: boolean
}

/** Everything that can be done, by the specification's groups (§2). */
export function Menu({ location, badges, role, compact = false }: MenuProps) {
  return (
    <nav aria-label="Admin" className={compact ? styles.beside : styles.sheets}>
      {menuFor(role).map(({ name, sections }, i) => (
        <section key={name} className={styles.group} data-ink={i % 4}>
          <h2 className={styles.name}>{name}</h2>
          <ul className={styles.list}>
            {sections.map(({ at, label }) => (
              <li key={at}>
                <Link
                  to={addressAt(at)}
                  className={styles.entry}
                  aria-current={location && sectionNameOf(location) === at ? 'page' : undefined}
                >
                  <span className="visually-hidden">{label.startsWith('Select') ? '' : name} </span>
                  {label}
                  {(badges[at] ?? 0) > 0 && (
                    <span className={styles.badge}>
                      {badges[at]}
                      <span className="visually-hidden"> waiting for you</span>
                    </span>
                  )}
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
