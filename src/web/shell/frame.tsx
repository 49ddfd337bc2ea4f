import type { ReactNode } from 'react'
import { useTheme } from '#web/theme/use-theme.ts'
import { usePulledPicture } from '#web/ui/hooks/pulled-picture.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { Bar } from './bar.tsx'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { PageAnnouncer } from './page-announcer.tsx'
import { Pending } from './pending.tsx'
import { navItemsFor, type SiteFacts } from './site.ts'
import { ClosedStrip } from './strips/closed-strip.tsx'
import { OfflineStrip } from './strips/offline-strip.tsx'

interface FrameProps {
  /** Missing when even the studio's settings couldn't be read. */
  site: SiteFacts | undefined
  children: ReactNode
}

export function Frame({ site, children }: FrameProps) {
  usePulledPicture()
  return (
    <>
      <SkipLink />
      <Pending />
      <div className={styles.frame} data-frame={useTheme()?.composition ?? 'wall'}>
        <ClosedStrip />
        <OfflineStrip />
        <Bar
          name={site?.studioName ?? 'Home'}
          navItems={site?.navItems ?? navItemsFor([], false)}
        />
        <main id="main" tabIndex={-1} className={styles.page}>
          {children}
        </main>
        {site && <Footer site={site} />}
      </div>
      <PageAnnouncer />
    </>
  )
}
