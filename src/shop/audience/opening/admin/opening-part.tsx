import { Link } from 'react-router'
import { adminSectionPath } from '#platform/addresses/page-paths.ts'
import type { ListedStep } from '#shop/audience/opening/opening.schema.ts'
import { bringBackCopy } from '#shop/upkeep/backup/admin/restore/copy.ts'
import { ActionButton } from '#web/admin/list/action-button.tsx'
import { useMay } from '#web/admin/staff-role.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { prepare } from '#web/ui/hooks/api.ts'
import layout from '#web/ui/kit/layout.module.css'
import prose from '#web/ui/kit/prose.module.css'
import { openingCopy } from './copy.ts'
import type { OpeningData } from './load-opening.ts'
import styles from './opening.module.css'
import { OpeningList } from './opening-list.tsx'
import { StepList } from './step-row.tsx'

/** `unfolded`: the home screen has nothing else to show. */
export function OpeningPart({ opening, unfolded }: { opening: OpeningData; unfolded: boolean }) {
  if (opening.show === 'nothing') return null
  if (opening.show === 'demo') return <DemoNote isEmpty={opening.isEmpty} />
  const { isOpen, isEmpty, steps } = opening
  const done = steps.filter((step) => step.done).length
  return (
    <details className={styles.fold} open={unfolded && !isOpen}>
      <summary>{openingCopy.setUp(done, steps.length)}</summary>
      {isOpen ? <RemainingSteps steps={steps} /> : <OpeningList steps={steps} />}
      {isEmpty && <OlderShop />}
    </details>
  )
}

function RemainingSteps({ steps }: { steps: readonly ListedStep[] }) {
  const copy = openingCopy.rest
  return (
    <section className={styles.sheet} data-rest aria-labelledby="opening">
      <StepList {...copy} steps={steps.filter(({ done }) => !done)} />
      <div className={`${layout.row} ${layout.middle} ${styles.foot}`}>
        <ActionButton run={prepare('POST /api/opening/put-away')} failed={copy.failed}>
          {copy.putAway}
        </ActionButton>
      </div>
    </section>
  )
}

function OlderShop() {
  if (!useMay('owner')) return null
  return (
    <p className={prose.soft}>
      {bringBackCopy.invite}{' '}
      <Link to={adminSectionPath('backups')}>{bringBackCopy.inviteLink}</Link>
    </p>
  )
}

function DemoNote({ isEmpty }: { isEmpty: boolean }) {
  const { title, text, link } = openingCopy.demo
  if (!useMay('owner')) return null
  return (
    <section className={styles.note} aria-labelledby="opening">
      <h2 id="opening" className={prose.title2}>
        {title}
      </h2>
      <p className={styles.lead}>{text}</p>
      <div>
        <ButtonLink variant="quiet" to={adminSectionPath('clear-demo')}>
          {link}
        </ButtonLink>
      </div>
      {isEmpty && <OlderShop />}
    </section>
  )
}
