import { sectionAddress } from '#web/admin/location.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import prose from '#web/ui/kit/prose.module.css'
import { openingCopy } from './copy.ts'
import type { OpeningData } from './load-opening.ts'
import styles from './opening.module.css'
import { OpeningList } from './opening-list.tsx'
import { RemainingSteps } from './remaining-steps.tsx'

/** `unfolded`: nothing else is to do. */
export function OpeningPart({ opening, unfolded }: { opening: OpeningData; unfolded: boolean }) {
  if (opening.show === 'nothing') return null
  if (opening.show === 'demo') return <DemoNote />
  const { isOpen, steps } = opening
  const done = steps.filter((step) => step.done).length
  return (
    <details className={styles.fold} open={unfolded && !isOpen}>
      <summary>{openingCopy.setUp(done, steps.length)}</summary>
      {isOpen ? <RemainingSteps steps={steps} /> : <OpeningList steps={steps} />}
    </details>
  )
}

function DemoNote() {
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
    </section>
  )
}
