import { Link, NavLink } from 'react-router'
import { adminSectionPath, pagePaths } from '#platform/addresses/page-paths.ts'
import { Doodle } from '#web/ui/doodles.tsx'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import control from '#web/ui/kit/control.module.css'
import layout from '#web/ui/kit/layout.module.css'
import { shellCopy } from './copy.ts'
import { LogOut } from './log-out.tsx'
import styles from './menu.module.css'
import { MenuSheet } from './menu-sheet.tsx'
import type { NavItem } from './site.ts'

const place = `${control.plain} ${layout.line}`

const staffPlaces = [
  [adminSectionPath('orders'), shellCopy.orders],
  [adminSectionPath('messages'), shellCopy.messages],
  [pagePaths.admin, shellCopy.admin],
] as const

export function Menu({ navItems }: { navItems: readonly NavItem[] }) {
  const { user, itemCount } = useVisitor()
  const isStaff = user?.role === 'admin'
  const places = [
    [pagePaths.search, shellCopy.search],
    [pagePaths.cart, itemCount > 0 ? `${shellCopy.cart} (${itemCount})` : shellCopy.cart],
    [pagePaths.contact, shellCopy.contact],
    ...(isStaff ? staffPlaces : []),
  ] as const
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
        {places.map(([to, words]) => (
          <li key={to}>
            <Link to={to} className={place}>
              {words}
            </Link>
          </li>
        ))}
        {isStaff && (
          <li>
            <LogOut className={place} />
          </li>
        )}
      </ul>
      <Doodle which={0} className={styles.mascot} />
    </MenuSheet>
  )
}
