import { type ReactNode, useEffect, useRef } from 'react'
import { Arrival } from '#web/storefront/frame/arrival.tsx'
import { Bar } from '#web/storefront/frame/bar.tsx'
import { Pending } from '#web/storefront/frame/pending.tsx'
import styles from './admin-layout.module.css'
import type { Badges } from './badges.ts'
import { Trail } from './breadcrumbs.tsx'
import { useTypedEarly } from './form/use-typed-early.ts'
import { homeTitle, type Place, titleOf } from './location.ts'
import { Menu } from './menu.tsx'
import { SignInAgain } from './sign-in-again.tsx'

interface BenchProps {
  place: Place | null
  /** The piece that is being edited. */
  name: string | null
  badges: Badges
  studioName: string
  email: string
  children: ReactNode
}

/** The frame of every admin screen: the shop's bar, breadcrumbs, the menu beside the work. */
export function Bench({ place, name, badges, studioName, email, children }: BenchProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const title = place ? titleOf(place) : homeTitle
  const here = `${title}${name ?? ''}`
  const before = useRef(here)
  const aside = useRef<HTMLElement>(null)
  useTypedEarly()

  // The menu may be longer than the window: where one is, is in sight from the start.
  useEffect(() => {
    const current = aside.current?.querySelector<HTMLElement>('[aria-current]')
    if (!aside.current || !current) return
    const below = current.offsetTop + current.offsetHeight - aside.current.clientHeight
    if (below > 0) aside.current.scrollTop = below + 16
  }, [])

  useEffect(() => {
    if (before.current === here) return
    before.current = here
    heading.current?.focus({ preventScroll: true })
  }, [here])

  return (
    <SignInAgain email={email}>
      <a href="#main" className={styles.skip}>
        Skip to the page
      </a>
      <Pending />
      <Bar name={studioName} />
      <div className={styles.bench} data-home={place === null || undefined}>
        {place && <Trail place={place} name={name} />}
        {place && (
          <aside ref={aside} className={styles.aside}>
            <Menu place={place} badges={badges} compact />
          </aside>
        )}
        <main id="main" tabIndex={-1} className={styles.work}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {name ?? title}
          </h1>
          {children}
        </main>
      </div>
      <Arrival />
    </SignInAgain>
  )
}
