import type { ReactNode } from 'react'
import { type ClosedLayout, weekdayInWords } from '#shop/audience/closures/pages/layout.ts'
import type { SocialLink } from '#shop/store/settings/studio.ts'
import control from '#web/ui/kit/control.module.css'
import layoutStyles from '#web/ui/kit/layout.module.css'
import { Beach } from './beach.tsx'
import { vacationPageCopy } from './copy.ts'
import styles from './vacation.module.css'

interface VacationScreenProps {
  layout: ClosedLayout
  header: string
  message: string
  /** The day on which the shop reopens; null: unknown. */
  opensOn: string | null
  site: { studioName: string; email: string; social: SocialLink[] }
  children?: ReactNode
}

/** Sizes are relative to the container, so that the admin can show it. */
export function VacationScreen(props: VacationScreenProps) {
  const { layout, header, message, opensOn, site, children } = props
  return (
    <div className={layoutStyles.sized}>
      <div className={styles.screen} data-layout={layout}>
        <p className={styles.studio}>{site.studioName}</p>
        <div className={styles.main}>
          <div className={styles.words}>
            <h1 className={styles.header}>{header}</h1>
            <p className={styles.message}>{message}</p>
            {opensOn && (
              <p className={styles.back}>
                {vacationPageCopy.openAgainOn} <strong>{weekdayInWords(opensOn)}</strong>
              </p>
            )}
            {children}
          </div>
          <Beach className={styles.picture} />
        </div>
        <footer className={`${layoutStyles.words5} ${styles.foot}`}>
          {site.email !== '' && (
            <a href={`mailto:${site.email}`} className={control.way}>
              {site.email}
            </a>
          )}
          {site.social.map(({ label, url }) => (
            <a key={url} href={url} rel="me noopener" className={control.way}>
              {label}
            </a>
          ))}
        </footer>
      </div>
    </div>
  )
}
