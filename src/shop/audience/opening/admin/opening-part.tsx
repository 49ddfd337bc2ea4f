import { Link } from 'react-router'
import { bringBackCopy } from '#shop/upkeep/backup/admin/restore/copy.ts'
import { sectionAddress } from '#web/admin/location.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import prose from '#web/ui/kit/prose.module.css'
import { openingCopy } from './copy.ts'
import type { OpeningData } from './load-opening.ts'
import styles from './opening.module.css'
import { OpeningList } from './opening-list.tsx'
import { RemainingSteps } from './remaining-steps.tsx'

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

function OlderShop() {
  return (
    <p className={prose.soft}>
      {bringBackCopy.invite} <Link to={sectionAddress('backups')}>{bringBackCopy.inviteLink}</Link>
    </p>
  )
}

function DemoNote({ isEmpty }: { isEmpty: boolean }) {
  const { title, text, link } = openingCopy.demo
  return (
    <section className={styles.note} aria-labelledby="opening">
      <h2 id="opening" className={prose.title2}>
        {title}
      </h2>
      <p className={styles.lead}>{text}</p>
      <div>
        <ButtonLink variant="quiet" to={sectionAddress('clear-demo')}>
          {link}
        </ButtonLink>
      </div>
      {isEmpty && <OlderShop />}
    </section>
  )
}
