import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Bar } from '#web/shell/bar.tsx'
import { ErrorPage } from '#web/shell/error-page.tsx'
import { lastSite } from '#web/shell/site.ts'
import styles from './admin.module.css'
import type { Badges } from './badges.ts'
import { locationIn } from './location.ts'
import { MenuContext, type MenuGroup } from './menu-groups.ts'
import { TabBar } from './tab-bar.tsx'

interface AdminFrame {
  studioName: string
  menu: readonly MenuGroup[]
  badges: Badges
}

let last: AdminFrame | undefined

/** Remembers the frame, for a screen that fails together with its frame. */
export function useLastFrame(frame: AdminFrame): void {
  useEffect(() => {
    last = frame
  }, [frame])
}

export function AdminTrouble({ error }: { error: unknown }) {
  const { search } = useLocation()
  const site = lastSite()
  const navItems = site?.navItems ?? []
  return (
    <>
      <Bar name={last?.studioName ?? site?.studioName ?? 'Admin'} navItems={navItems} />
      <div className={styles.layout}>
        {last && (
          <MenuContext value={last.menu}>
            <TabBar location={locationIn(new URLSearchParams(search))} badges={last.badges} />
          </MenuContext>
        )}
        <main id="main" className={styles.work}>
          <ErrorPage error={error} navItems={navItems} />
        </main>
      </div>
    </>
  )
}
