import { Link, NavLink } from 'react-router'
import { adminSectionPath, pagePaths } from '#platform/addresses/page-paths.ts'
import { Doodle } from '#web/ui/doodles.tsx'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import layout from '#web/ui/kit/layout.module.css'
import { shellCopy } from './copy.ts'
import { LogOut } from './log-out.tsx'
import styles from './menu.module.css'
import { MenuSheet } from './menu-sheet.tsx'
import type { NavItem } from './site.ts'

export function Menu({ navItems }: { navItems: readonly NavItem[] }) {
  const { user, itemCount } = useVisitor()
  return (
    <MenuSheet>
      <nav aria-label={shellCopy.shop}>
        <ul className={styles.list}>
          {navItems.map(({ to, name }) => (
            <li key={to}>
              <NavLink to={to} className={styles.link}>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <ul className={`${layout.words5} ${styles.more}`}>
        <li>
          <Link to={pagePaths.search} className={styles.small}>
            {shellCopy.search}
          </Link>
        </li>
        <li>
          <Link to={pagePaths.cart} className={styles.small}>
            {shellCopy.cart}
            {itemCount > 0 && ` (${itemCount})`}
          </Link>
        </li>
        <li>
          <Link to={pagePaths.contact} className={styles.small}>
            {shellCopy.contact}
          </Link>
        </li>
        {user?.role === 'admin' && (
          <>
            <li>
              <Link to={adminSectionPath('orders')} className={styles.small}>
                {shellCopy.orders}
              </Link>
            </li>
            <li>
              <Link to={adminSectionPath('messages')} className={styles.small}>
                {shellCopy.messages}
              </Link>
            </li>
            <li>
              <Link to={pagePaths.admin} className={styles.small}>
                {shellCopy.admin}
              </Link>
            </li>
            <li>
              <LogOut className={styles.small} />
            </li>
          </>
        )}
      </ul>
      <Doodle which={0} className={styles.mascot} />
    </MenuSheet>
  )
}
