import { pagePaths } from '#platform/addresses/page-paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { homePageCopy } from './copy.ts'
import styles from './home.module.css'
import { StrayDoodle } from './stray-doodle.tsx'

interface CommissionsTeaserProps {
  teaser: string
  doodle: number | undefined
}

export function CommissionsTeaser({ teaser, doodle }: CommissionsTeaserProps) {
  return (
    <section className={styles.band} aria-labelledby="commissions">
      <div className={styles.inside}>
        <StrayDoodle which={doodle} place="band" />
        <h2 id="commissions" className={styles.commissionsTeaserTitle}>
          {homePageCopy.ownIdea}
        </h2>
        <div className={styles.commissionsTeaserWords}>
          {teaser && <p className={styles.teaser}>{teaser}</p>}
          <ButtonLink to={pagePaths.commissions} className={styles.button}>
            {homePageCopy.aboutCommissions}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
