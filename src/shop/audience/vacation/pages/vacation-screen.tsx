import type { ReactNode } from 'react'
import { type ClosedSite, StudioLinks } from '#shop/audience/closures/pages/closed-page.tsx'
import { type ClosedLayout, weekdayInWords } from '#shop/audience/closures/pages/layout.ts'
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
  site: ClosedSite
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
        <StudioLinks site={site} className={styles.foot} />
      </div>
    </div>
  )
}
