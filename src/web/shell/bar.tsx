import { type ReactNode, useEffect, useState } from 'react'
import { NavLink } from 'react-router'
import layout from '#web/ui/kit/layout.module.css'
import styles from './bar.module.css'
import { CartLink } from './cart-link.tsx'
import { shellCopy } from './copy.ts'
import { Menu } from './menu.tsx'
import { SearchLink } from './search-link.tsx'
import { cutInBar, fitting, type NavItem } from './site.ts'
import { WordMark } from './word-mark.tsx'

interface BarProps {
  name: string
  navItems: readonly NavItem[]
  children?: ReactNode
}

export function Bar({ name, navItems, children }: BarProps) {
  const hidden = useBarHidden()
  const [shown, more] = fitting(navItems)
  return (
    <header className={styles.bar} data-hidden={hidden || undefined}>
      {/* The menu is the bar's end. Drawn before it has come, the bar moves its links. */}
      <link rel="expect" href="#menu" blocking="render" />
      <div className={`${layout.line} ${layout.page} ${styles.inside}`}>
        <WordMark name={name} />
        <nav aria-label={shellCopy.shop} className={styles.nav}>
          <ul className={styles.list}>
            {shown.map((item) => (
              <li key={item.to}>
                <NavLink to={item.to} prefetch="intent" className={styles.link}>
                  <ShortName name={item.name} />
                </NavLink>
              </li>
            ))}
            {more.length > 0 && (
              <li>
                {/* The browser opens and closes it, with or without JavaScript. */}
                <button type="button" popoverTarget="more-links" className={styles.link}>
                  {shellCopy.more}
                </button>
                <ul id="more-links" popover="auto" className={styles.more}>
                  {more.map((item) => (
                    <li key={item.to}>
                      <NavLink to={item.to} prefetch="intent" className={styles.further}>
                        {item.name}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </li>
            )}
          </ul>
        </nav>
        {children ?? (
          <>
            <SearchLink />
            <CartLink />
            <Menu navItems={navItems} />
          </>
        )}
      </div>
    </header>
  )
}

/** The whole name for screen readers and on hover. */
function ShortName({ name }: { name: string }) {
  if (name.length <= cutInBar) return name
  return (
    <span className={styles.short} title={name}>
      {name}
    </span>
  )
}

const nearTop = 50

/** Specification §2. */
function useBarHidden(): boolean {
  const [hidden, setHidden] = useState(false)

  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const now = window.scrollY
      if (now !== last) setHidden(now > nearTop && now > last)
      last = now
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])

  return hidden
}
