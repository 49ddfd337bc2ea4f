import { pagePaths } from '#platform/addresses/page-paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { homePageCopy } from './copy.ts'
import styles from './home.module.css'
import { StrayDoodle } from './stray-doodle.tsx'

interface CommissionsTeaserProps {
  teaser: string
  doodle: number | undefined
}

export function CommissionsTeaser({ teaser, doodle }: CommissionsTeaserProps) {
  return (
    <section className={styles.band} data-part="band" aria-labelledby="commissions">
      <div className={`${layout.halves} ${layout.page} ${styles.inside}`}>
        <StrayDoodle which={doodle} place="band" />
        <h2 id="commissions" className={`${prose.title1} ${styles.commissionsTeaserTitle}`}>
          {homePageCopy.ownIdea}
        </h2>
        <div className={`${layout.stack5} ${layout.start} ${layout.short} ${prose.wraps}`}>
          {teaser && <p className={prose.lead}>{teaser}</p>}
          <ButtonLink to={pagePaths.commissions} className={styles.button}>
            {homePageCopy.aboutCommissions}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
