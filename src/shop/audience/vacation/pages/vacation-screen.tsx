import type { ReactNode } from 'react'
import { type ClosedLayout, weekdayInWords } from '#shop/audience/closures/pages/layout.ts'
import type { SocialLink } from '#shop/store/settings/studio.ts'
import { Beach } from './beach.tsx'
import styles from './vacation-screen.module.css'

interface VacationScreenProps {
  layout: ClosedLayout
  header: string
  message: string
  /** The day on which the shop opens again, if it is known. */
  opensOn: string | null
  site: { studioName: string; email: string; social: SocialLink[] }
  /** What visitors can do meanwhile, below the words. */
  children?: ReactNode
}

/**
 * A large header, a message and a beach. In place of the home page it is a whole beach;
 * elsewhere a postcard from there. Its sizes are its container's, so that the admin can show it.
 */
export function VacationScreen(props: VacationScreenProps) {
  const { layout, header, message, opensOn, site, children } = props
  return (
    <div className={styles.room}>
      <div className={styles.screen} data-layout={layout}>
        <p className={styles.studio}>{site.studioName}</p>
        <div className={styles.main}>
          <div className={styles.words}>
            <h1 className={styles.header}>{header}</h1>
            <p className={styles.message}>{message}</p>
            {opensOn && (
              <p className={styles.back}>
                Open again on <strong>{weekdayInWords(opensOn)}</strong>
              </p>
            )}
            {children}
          </div>
          <Beach className={styles.picture} />
        </div>
        <footer className={styles.foot}>
          {site.email !== '' && (
            <a href={`mailto:${site.email}`} className={styles.link}>
              {site.email}
            </a>
          )}
          {site.social.map(({ label, url }) => (
            <a key={url} href={url} rel="me noopener" className={styles.link}>
              {label}
            </a>
          ))}
        </footer>
      </div>
    </div>
  )
}
