import { type ReactNode, useEffect, useRef } from 'react'
import { pagePaths } from '#platform/addresses/page-paths.ts'
import { BackToList } from '#shop/audience/opening/admin/back-to-list.tsx'
import { Bar } from '#web/shell/bar.tsx'
import { PageAnnouncer } from '#web/shell/page-announcer.tsx'
import { Pending } from '#web/shell/pending.tsx'
import type { NavItem } from '#web/shell/site.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import styles from './admin-layout.module.css'
import type { Badges } from './badges.ts'
import { HelpLink } from './help/help-link.tsx'
import { type AdminLocation, addressAt, homeTitle, sectionNameOf, titleOf } from './location.ts'
import { Menu } from './menu.tsx'
import { helpFor, type MenuGroup } from './sections.ts'
import { SignInAgain } from './sign-in-again.tsx'

interface AdminLayoutProps {
  location: AdminLocation | null
  /** The piece that is being edited. */
  name: string | null
  badges: Badges
  menu: readonly MenuGroup[]
  studioName: string
  navItems: readonly NavItem[]
  /** False: a list leads to the opening. */
  isOpen: boolean
  email: string
  children: ReactNode
}

/** The frame of every admin screen: the shop's bar, breadcrumbs, the menu beside the work. */
export function AdminLayout({
  location,
  name,
  badges,
  menu,
  studioName,
  navItems,
  isOpen,
  email,
  children,
}: AdminLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const title = titleOf(location)
  const here = `${title}${name ?? ''}`
  const before = useRef(here)
  const aside = useRef<HTMLElement>(null)
  const chosen = location && 'section' in location ? location.id : null
  const help = location ? helpFor(sectionNameOf(location), chosen) : 'orders'

  // The menu may be longer than the window: the current entry is in sight from the start.
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
      <SkipLink />
      <Pending />
      <Bar name={studioName} navItems={navItems} />
      <div className={styles.layout} data-home={location === null || undefined}>
        {location && <Breadcrumb admin steps={stepsTo(location, name)} />}
        {location && (
          <aside ref={aside} className={styles.aside}>
            <Menu groups={menu} location={location} badges={badges} compact />
          </aside>
        )}
        <main id="main" tabIndex={-1} className={styles.work}>
          {location && !isOpen && <BackToList />}
          <div className={styles.top}>
            <h1 ref={heading} tabIndex={-1} className={styles.title}>
              {name ?? title}
            </h1>
            {help && <HelpLink page={help} />}
          </div>
          {children}
        </main>
      </div>
      <PageAnnouncer />
    </SignInAgain>
  )
}

/** 'Admin Homepage > Edit Print > Moon moths'. */
function stepsTo(location: AdminLocation, name: string | null) {
  const home = { name: homeTitle, to: pagePaths.admin }
  const title = titleOf(location)
  if (!name) return [home, { name: title }]
  return [home, { name: title, to: addressAt(sectionNameOf(location)) }, { name }]
}
