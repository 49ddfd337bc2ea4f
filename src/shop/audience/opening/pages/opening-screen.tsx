import type { ReactNode } from 'react'
import type { ClosedLayout } from '#shop/audience/closures/pages/layout.ts'
import type { SocialLink } from '#shop/store/settings/studio.ts'
import control from '#web/ui/kit/control.module.css'
import layoutStyles from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { Awning } from './awning.tsx'
import { openingCopy as copy } from './copy.ts'
import styles from './opening.module.css'
import { PaperedWindow } from './papered-window.tsx'

interface OpeningScreenProps {
  layout: ClosedLayout
  site: { studioName: string; email: string; social: SocialLink[] }
  /** '' shows no message. */
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
      <footer className={`${layoutStyles.words5} ${styles.foot}`}>
        {site.email !== '' && (
          <a href={`mailto:${site.email}`} className={`${control.way} ${prose.wraps}`}>
            {site.email}
          </a>
        )}
        {site.social.map(({ label, url }) => (
          <a key={url} href={url} rel="me noopener" className={`${control.way} ${prose.wraps}`}>
            {label}
          </a>
        ))}
      </footer>
    </div>
  )
}
