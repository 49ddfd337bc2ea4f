import { type MouseEvent, useEffect, useRef } from 'react'
import { Link, NavLink } from 'react-router'
import { adminPath, pagePaths } from '#platform/addresses/page-paths.ts'
import { Doodle } from '#web/ui/doodles.tsx'
import { useVisitor } from '#web/ui/hooks/visitor.tsx'
import layout from '#web/ui/kit/layout.module.css'
import { shellCopy } from './copy.ts'
import { logOut } from './log-out.ts'
import styles from './menu.module.css'
import type { NavItem } from './site.ts'

export function Menu({ navItems }: { navItems: readonly NavItem[] }) {
  const sheet = useRef<HTMLDialogElement>(null)
  const { user, itemCount } = useVisitor()

  useEffect(() => {
    const wide = window.matchMedia('(min-width: 900px)')
    const close = () => sheet.current?.close()
    wide.addEventListener('change', close)
    // A pressed link closes it; the browser’s back button presses none.
    window.addEventListener('popstate', close)
    return () => {
      wide.removeEventListener('change', close)
      window.removeEventListener('popstate', close)
    }
  }, [])

  /** For browsers that don't know the button's `command` yet. */
  function openWithoutCommands(): void {
    if (!('command' in HTMLButtonElement.prototype)) sheet.current?.showModal()
  }

  function onClick({ target }: MouseEvent<HTMLDialogElement>): void {
    if (target === sheet.current || (target as Element).closest('a')) sheet.current?.close()
  }

  return (
    <>
      {/* The attributes open it before, and without, JavaScript. */}
      <button
        type="button"
        className={styles.open}
        aria-label={shellCopy.menu}
        aria-haspopup="dialog"
        {...{ command: 'show-modal', commandfor: 'menu' }}
        onClick={openWithoutCommands}
      >
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M5 9.4c7.6-.6 14.7-.5 22 .1M5.3 16.2c7.4.3 14.5-.4 21.4-.1M5 23c7.5-.4 14.7.3 22-.2" />
        </svg>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's ways are Escape and the links */}
      <dialog
        ref={sheet}
        id="menu"
        className={styles.sheet}
        aria-label={shellCopy.menu}
        onClick={onClick}
      >
        <div className={styles.inside}>
          <form method="dialog" className={styles.top}>
            <button type="submit" className={styles.close} aria-label={shellCopy.closeMenu}>
              <svg viewBox="0 0 32 32" aria-hidden="true">
                <path d="M7.5 7.2 24.8 25M24.6 7 7.3 24.7" />
              </svg>
            </button>
          </form>
          <nav aria-label={shellCopy.shop}>
            <ul className={styles.list}>
              {navItems.map(({ to, name }) => (
                <li key={to}>
                  <NavLink to={to} className={styles.way}>
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
                {shellCopy.cart2}
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
                  <Link to={adminPath('orders')} className={styles.small}>
                    {shellCopy.orders}
                  </Link>
                </li>
                <li>
                  <Link to={adminPath('messages')} className={styles.small}>
                    {shellCopy.messages}
                  </Link>
                </li>
                <li>
                  <Link to={pagePaths.admin} className={styles.small}>
                    {shellCopy.admin}
                  </Link>
                </li>
                <li>
                  <button type="button" className={styles.small} onClick={logOut}>
                    {shellCopy.logOut}
                  </button>
                </li>
              </>
            )}
          </ul>
          <Doodle which={0} className={styles.mascot} />
        </div>
      </dialog>
    </>
  )
}
