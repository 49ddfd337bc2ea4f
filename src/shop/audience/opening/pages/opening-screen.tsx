import type { ReactNode } from 'react'
import { type ClosedSite, StudioLinks } from '#shop/audience/closures/pages/closed-page.tsx'
import type { ClosedLayout } from '#shop/audience/closures/pages/layout.ts'
import { Awning } from './awning.tsx'
import { openingCopy as copy } from './copy.ts'
import styles from './opening.module.css'
import { PaperedWindow } from './papered-window.tsx'

interface OpeningScreenProps {
  layout: ClosedLayout
  site: ClosedSite
  message: string
  children?: ReactNode
}

/** The drawing suits any studio, not only the demo's. */
export function OpeningScreen({ layout, site, message, children }: OpeningScreenProps) {
  return (
    <div className={styles.screen} data-layout={layout}>
      <p className={styles.sign}>{site.studioName}</p>
      {layout === 'home' && <Awning className={styles.awning} />}
      <div className={styles.window}>
        <div className={styles.words}>
          <h1 className={styles.header}>{copy.header}</h1>
          {message && <p className={styles.message}>{message}</p>}
          {children}
        </div>
        <div className={styles.glass}>
          <PaperedWindow className={styles.picture} />
        </div>
      </div>
      <StudioLinks site={site} className={styles.foot} />
    </div>
  )
}
